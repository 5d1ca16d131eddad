/** Reader of the option `routes`: where a red message belongs, by what fails. Loaded where it is given. */

import type { Document, Node, Pair, ParsedNode, YAMLMap } from 'yaml';
import { shownNames } from '../shown-value.ts';
import { unquotedRow, yamlWords } from '../yaml-words.ts';
import { type AskedTarget, askedTarget, holdsSecret, type Reference, SECRET, targetKey } from './directory.ts';
import type { Reading } from './reading.ts';
import { references } from './targets.ts';

/** One row: what it is for, and where that belongs. */
export interface RouteRow {
  /** As it is written, on one line. */
  readonly row: string;
  readonly by: RouteCondition;
  readonly target: AskedTarget;
}

export type RouteCondition =
  /** A login, a group or an e-mail address, in lower case and without its `@` in front. */
  | { readonly type: 'owner'; readonly owner: string }
  /** Written as in CODEOWNERS. */
  | { readonly type: 'path'; readonly pattern: string }
  /** The name of a workflow, or its file. */
  | { readonly type: 'workflow'; readonly workflow: string };

const MOST_TARGETS = 10;
const MOST_ROWS = 200;
/** Characters of what a row is for. */
const LONGEST = 300;
/** Mistakes that are told at once, and aliases: a few lines with more could fill the memory. */
const MOST_TOLD = 10;
const MOST_ALIASES = 20;

const ROWS = 'Write rows such as `packages/api/**: API`, one on each line';
const KINDS = 'Write an owner such as "@acme/api", a path such as packages/api/**, or "workflow: NAME"';
const ONE_PLACE = 'Write one team behind it, or { forum: NAME }';

const OWNER = /^@[\w.-]{1,100}(?:\/[\w.-]{1,100}){0,8}$/;
const EMAIL = /^[^\s@/]{1,64}@[^\s@/]{1,190}$/;
/** `workflow: Deploy`. */
const NAMED = /^([A-Za-z][\w-]{0,40}):(?:\s(.*))?$/s;
const TARGET = /^(team|forum):(.*)$/is;
// biome-ignore lint/suspicious/noControlCharactersInRegex: no path of a project has one
const NO_PATH = /[\u0000-\u001F\u007F\u0085\u2028\u2029\\]/;

/** The rows in their order; undefined after a fault. All that is wrong is told at once. */
export async function routes(reading: Reading): Promise<readonly RouteRow[] | undefined> {
  if (holdsSecret(reading)) return reading.fault(SECRET, ROWS);
  const written = await rowsIn(reading);
  if (written === undefined) return undefined;
  if (written.length === 0) return reading.fault('no row', `${ROWS}, or leave it out`);
  if (written.length > MOST_ROWS) return reading.fault(`${written.length} rows`, `Write at most ${MOST_ROWS}`);
  const read = written.map((one) => routeOf(one, reading));
  const known = read.filter((one) => one !== undefined);
  const twice = repeated(known).map(({ row }) =>
    reading.fault(`row ${shownRow(row, reading)}: stands there twice`, 'Keep one: the first that fits counts'),
  );
  const { size } = new Set(known.map(({ target }) => targetKey(target)));
  if (size > MOST_TARGETS) return reading.fault(`${size} targets`, `Lead to ${MOST_TARGETS} at most`);
  return known.length < read.length || twice.length > 0 ? undefined : known;
}

interface WrittenRow {
  readonly row: string;
  /** Plain data. */
  readonly place: unknown;
}

async function rowsIn(reading: Reading): Promise<readonly WrittenRow[] | undefined> {
  const { isMap, isScalar, parseDocument } = await import('yaml');
  const options = { logLevel: 'silent', prettyErrors: true, uniqueKeys: false } as const;
  const document: Document.Parsed = parseDocument(reading.text, options);
  const unreadable = unreadableLines(document, reading);
  if (unreadable) return undefined;
  if (!isMap(document.contents)) return reading.fault(`not a map: ${reading.shown(reading.text)}`, ROWS);
  const { items }: YAMLMap<ParsedNode, ParsedNode | null> = document.contents;
  return items.flatMap((pair: Pair<Node, Node | null>) => {
    const { value, source }: { value?: unknown; source?: string } = isScalar(pair.key) ? pair.key : { value: '' };
    // Numbers as they are written.
    const row = typeof value === 'string' ? value : (source ?? '');
    return withWorkflows(row.trim(), plain(document, pair.value));
  });
}

/** Each wrong line once, with what to write there. */
function unreadableLines({ errors }: Document.Parsed, reading: Reading): boolean {
  const lines = reading.text.split('\n');
  const told = new Set<number>();
  for (const error of errors.slice(0, MOST_TOLD)) {
    const { line = 1, col = 1 } = error.linePos?.[0] ?? {};
    if (told.has(line)) continue;
    told.add(line);
    const quotes = unquotedRow(lines[line - 1] ?? '');
    const words = yamlWords(error);
    const why = words === undefined ? '' : `: ${words}`;
    if (quotes === undefined) reading.fault(`not readable as YAML at line ${line}, column ${col}${why}`, ROWS);
    else reading.fault(`line ${line}: ${quotes.fault}`, quotes.fix);
  }
  return errors.length > 0;
}

/** Undefined where aliases multiply. */
function plain(document: Document.Parsed, value: Node | null): unknown {
  try {
    return value?.toJS(document, { maxAliasCount: MOST_ALIASES });
  } catch {
    return undefined;
  }
}

/** Workflows may stand below one word. */
function withWorkflows(row: string, place: unknown): readonly WrittenRow[] {
  if (row.toLowerCase() !== 'workflow' || typeof place !== 'object' || place === null) return [{ row, place }];
  return Object.entries(place).map(([name, below]) => ({ row: `workflow: ${name}`, place: below }));
}

function routeOf({ row, place }: WrittenRow, reading: Reading): RouteRow | undefined {
  const fault = (words: string, fix: string) => reading.fault(`row ${shownRow(row, reading)}: ${words}`, fix);
  const by = conditionOf(row, fault);
  const target = targetOf(place, { ...reading, fault });
  return by === undefined || target === undefined ? undefined : { row, by, target };
}

function conditionOf(row: string, fault: Reading['fault']): RouteCondition | undefined {
  if (row === '') return fault('is for nothing', KINDS);
  if (row.length > LONGEST) return fault(`has ${row.length} characters`, `Write at most ${LONGEST}`);
  const [, kind, name = ''] = NAMED.exec(row) ?? [];
  if (kind?.toLowerCase() === 'workflow') {
    const workflow = name.trim();
    return workflow === '' ? fault('names no workflow', KINDS) : { type: 'workflow', workflow };
  }
  if (kind !== undefined) return fault('is of no known kind', KINDS);
  if (OWNER.test(row) || EMAIL.test(row)) return { type: 'owner', owner: row.replace(/^@/, '').toLowerCase() };
  if (row.startsWith('@')) return fault('names no owner', `${KINDS}. A path that begins with @ is written /@…`);
  if (row.startsWith('!'))
    return fault('takes something away', 'Write a row for it in front: the first that fits counts');
  if (row.includes('://')) return fault('an address', KINDS);
  if (/,\s/.test(row)) return fault('is for several paths', 'Write a row for each');
  if (NO_PATH.test(row)) return fault('is no path', 'Write slashes between folders, on one line');
  return { type: 'path', pattern: row.replace(/^(?:\.\/)+/, '') };
}

function targetOf(place: unknown, reading: Reading): AskedTarget | undefined {
  const text = placeText(place);
  if (text === undefined)
    return reading.fault(`leads to no team or forum: ${reading.shown(JSON.stringify(place) ?? '')}`, ONE_PLACE);
  if (text.trim() === '') return reading.fault('leads nowhere', ONE_PLACE);
  const [, word = 'team', name = text] = TARGET.exec(text) ?? [];
  const type = word.toLowerCase() === 'forum' ? 'forum' : 'team';
  if (name.trim() === '') return reading.fault('leads nowhere', ONE_PLACE);
  const found: readonly Reference[] = references({ ...reading, text: name }) ?? [];
  const [only, ...others] = found;
  if (others.length > 0)
    return reading.fault(`leads to ${found.length} places: ${reading.shown(name.trim())}`, ONE_PLACE);
  return only === undefined ? undefined : askedTarget(type, only);
}

/** `{ forum: News }` as `forum: News`; undefined for what can be no place. */
function placeText(place: unknown): string | undefined {
  if (typeof place === 'string' || typeof place === 'number') return String(place);
  if (place === null || place === undefined) return '';
  const [[word, name] = [], ...others] = typeof place === 'object' ? Object.entries(place) : [];
  const isPlace = (word === 'team' || word === 'forum') && others.length === 0;
  if (!isPlace || (typeof name !== 'string' && typeof name !== 'number')) return undefined;
  return `${word}: ${name}`;
}

function repeated(all: readonly RouteRow[]): readonly RouteRow[] {
  const groups = Map.groupBy(all, ({ by }) => JSON.stringify(by));
  return [...groups.values()].flatMap(([, second]) => second ?? []);
}

function shownRow(row: string, { shown }: Pick<Reading, 'shown'>): string {
  return shownNames(row, shown);
}
