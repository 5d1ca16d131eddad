/**
 * Writes `docs/errors.md`: what the action says when something is wrong. Every text comes from running the action's own
 * code on a step with that mistake, against a service that answers from a script.
 */
import { resolve } from 'node:path';
import { DESTINATION, OUTCOMES } from './errors/outcomes.ts';
import { type Annotation, type Played, play, WEBHOOK } from './errors/play.ts';
import {
  anyText,
  empty,
  FOREIGN_NAMES,
  type Mistake,
  misspelt,
  wrongDestinations,
  wrongValues,
} from './errors/values.ts';

export const ERRORS_PAGE = resolve(import.meta.dirname, '../docs/errors.md');

/** One mistake, and what was said of it. */
export interface Told extends Played {
  /** What was given or what happened, for people. */
  readonly given: string;
  /** The name that the error must hold; absent where the whole step is meant. */
  readonly names?: string;
}

export interface Part {
  readonly title: string;
  readonly text: string;
  /** `table` for short ones of one line, `list` for whole annotations. */
  readonly as: 'table' | 'list';
  readonly told: readonly Told[];
  /** Picks what the page shows of many alike. Default: all. */
  readonly shown?: (told: readonly Told[]) => readonly Told[];
  /** What all answers begin with, which the text above them says. */
  readonly opening?: RegExp;
}

async function tellAll(mistakes: readonly Mistake[]): Promise<Told[]> {
  const told: Told[] = [];
  for (const { given, option, step } of mistakes) told.push({ given, names: option, ...(await play(step)) });
  return told;
}

/** One for each option, by its name. */
function namesAlone(told: readonly Told[]): readonly Told[] {
  const alike = Map.groupBy(told, ({ names = '' }) => names);
  return [...alike].flatMap(([given, [first]]) => (first === undefined ? [] : { ...first, given }));
}

/** One for each option and way to send. */
function firstOfEach(told: readonly Told[]): readonly Told[] {
  const alike = Map.groupBy(told, ({ names, given }) => `${names ?? given} ${given.includes('a webhook')}`);
  return [...alike.values()].flatMap(([first]) => first ?? []);
}

async function foreignNames(): Promise<Told[]> {
  const told: Told[] = [];
  for (const [name, home] of FOREIGN_NAMES) {
    const value = Object.keys(home).length === 0 ? WEBHOOK['webhook-url'] : 'Hello';
    told.push({ given: `${name}:`, names: name, ...(await play({ inputs: { ...home, [name]: value } })) });
  }
  return told;
}

/** Everything that the page shows; what was said nothing of is left in, for the rules. */
export async function errorParts(): Promise<readonly Part[]> {
  const [foreign, slips] = [await foreignNames(), await tellAll(misspelt())];
  const parts: Part[] = [
    {
      title: 'A name is misspelt',
      text: 'GitHub warns of unknown inputs and passes them on. The answer names the nearest option, also for names that other services use. Without a destination the step is red and nothing is sent; otherwise the input is ignored.',
      as: 'table',
      told: [...foreign, ...slips],
      shown: () => [...foreign, ...firstOfPattern(slips)],
    },
    {
      title: 'A value is wrong',
      text: `The step is red and nothing is sent. All problems come together, below *Nothing was sent: these inputs cannot work*; each line begins with the name of its option. Inputs that the runner fills in give only a notice. Any text will do for ${anyText()
        .map((name) => `\`${name}\``)
        .join(', ')}.`,
      as: 'table',
      told: await tellAll(wrongValues()),
    },
    {
      title: 'The destination cannot carry it',
      text: 'The step is red and nothing is sent: no value is silently dropped. [Inputs](inputs.md#inputs) lists what each destination takes. Each answer begins with the name and *not possible for a message through a webhook*, or another destination.',
      as: 'table',
      told: await tellAll(wrongDestinations()),
      shown: namesAlone,
      opening: /\S+: not possible for a \w+ through (a webhook|the REST API)\. /g,
    },
  ];
  const nothing = (await tellAll(empty())).filter(({ annotations }) => annotations.length > 0);
  for (const { title, text, happenings, as = 'list', opening } of OUTCOMES) {
    const told: Told[] = [];
    for (const { what, step } of happenings) told.push({ given: what, ...(await play(step)) });
    // An empty value is one that is not given, which this part shows.
    const all = title === DESTINATION.title ? { told: [...nothing, ...told], shown: () => told } : { told };
    parts.push({ title, text, as, ...all, ...(opening === undefined ? {} : { opening }) });
  }
  return parts;
}

const HEAD = `<!-- Made by scripts/errors-page.ts from runs of the action: npm run generate -->
# Errors

What a step says when something is wrong, and what to do. Search this page for the text that you got. Each text is an annotation of the run
under the title \`workroom-notify\`, and a line of the step's log. Unless another level is named it is an **error**. Mistakes in the step
itself (names, values) make it red; a message that was not delivered does so only with \`fail-on-error: true\`.

\`…\` and \`***\` stand for secrets. If several mistakes share a row, the answer is that to the first; the others differ in name and value, or also
propose the nearest value (*did you mean …?*). A … in an answer stands for a sentence of a row above.`;

/** One slip of each pattern: the nearest name of every option is held by `test/rules/errors-page.test.ts`. */
function firstOfPattern(told: readonly Told[]): readonly Told[] {
  return [...Map.groupBy(told, patternOf).values()].flatMap(([first]) => first ?? []);
}

function rendered({ title, text, as, told: all, shown = (told) => told, opening }: Part): string {
  const told = shown(all);
  const rows = as === 'table' ? table(told) : list(told);
  return [`## ${title}`, wrapped(text), opening === undefined ? rows : rows.replaceAll(opening, '')].join('\n\n');
}

/** In lines of at most 120 characters. */
function wrapped(text: string): string {
  return text.replaceAll(/(.{1,120})(?: |$)/g, '$1\n').trimEnd();
}

/** The line that all problems of the inputs share is in the text above. */
function table(told: readonly Told[]): string {
  return withoutRepeats(merged(told).map(([given, said]) => `- ${given}: ${said}`)).join('\n');
}

/** Where a sentence begins that a row above may have as well, up to its end or what it asks of this value. */
const NEXT_STEP = /(?<=[.")] )[A-Z](?:[^.;<]|\.(?=\S)|;(?! did))+(?:\.(?= |$)|(?=; did))/g;
/** A shorter one is as quickly read as looked for. */
const SHORT = 36;

/** A next step that stands in a row above is not written again. */
function withoutRepeats(rows: readonly string[]): readonly string[] {
  const shown = new Set<string>();
  return rows.map((row) =>
    row.replaceAll(NEXT_STEP, (step) => {
      const said = step.replace(/\.$/, '');
      const known = said.length >= SHORT && shown.has(said);
      shown.add(said);
      return known ? '…' : step;
    }),
  );
}

/** Those that differ by names and values only share a row, with the answer to the first. */
function merged(told: readonly Told[]): [string, string][] {
  return [...Map.groupBy(told, patternOf).values()].map((alike) => {
    const given = firstOfEach(alike).map((one) => (one.names === undefined ? one.given : code(one.given)));
    return [given.join(', '), alike.slice(0, 1).map(withoutOwnName).join('')];
  });
}

/** The name of an option stands before the answer already. */
function withoutOwnName(told: Told): string {
  const opening = `${told.names}: `;
  const said = saidOf(told);
  return told.given.startsWith(opening) && said.startsWith(opening) ? said.slice(opening.length) : said;
}

function saidOf({ annotations }: Told): string {
  return cellsOf(annotations);
}

function literal(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** What is said, without what was given. */
function patternOf(told: Told): string {
  const { given, names = '' } = told;
  const [name = '', value = ''] = given.split(/: ?(.*)/s);
  const own = [name, names, value].filter((text) => text !== '');
  return own
    .reduce(
      (text, part) => text.replaceAll(new RegExp(`(?<![\\w-])${literal(part)}(?![\\w-])`, 'g'), '…'),
      saidOf(told),
    )
    .replaceAll(/"…" \(\d+ characters, not shown\)|"[^"]*"/g, '"…"')
    .replaceAll(/\b\d+ characters\b/g, '… characters')
    .replaceAll(/for a \w+ through (a webhook|the REST API)/g, '…')
    .replaceAll(/; did you mean [^?]+\?/g, '.');
}

/** Most are errors, so only other levels are named, and an error beside one. */
function cellsOf(annotations: readonly Annotation[]): string {
  const mixed = annotations.some(({ level }) => level !== 'error');
  return annotations.map((one) => cell(one, mixed)).join(' ');
}

function cell({ level, lines }: Annotation, named: boolean): string {
  const shown = lines.filter((line) => line !== 'Nothing was sent: these inputs cannot work.');
  const text = shown.map(plain).join(' ');
  return named ? `**${level}** ${text}` : text;
}

/** What is answered alike stands together. */
function list(told: readonly Told[]): string {
  const alike = Map.groupBy(told, ({ annotations, red }) => JSON.stringify([annotations, red]));
  return withoutRepeats([...alike.values()].map(entry)).join('\n');
}

/** One line, but for what points at a place in several. */
function entry(alike: readonly Told[]): string {
  const { annotations = [], red = false } = alike[0] ?? {};
  const given = `- ${alike.map((one) => one.given).join('; ')}${red ? ' (the step is red)' : ''}:`;
  if (!annotations.some(({ lines }) => lines.some((line) => line.startsWith('·')))) {
    return `${given} ${cellsOf(annotations)}`;
  }
  const blocks = annotations.map(
    ({ level, lines }) => `  \`\`\`text\n  ${[`${level}: ${lines[0]}`, ...lines.slice(1)].join('\n  ')}\n  \`\`\``,
  );
  return [given, ...blocks].join('\n\n');
}

function code(text: string): string {
  return `\`${text}\``;
}

/** What is code already stays so. */
function plain(line: string): string {
  return line.replaceAll('<', '&lt;');
}

export function errorsPage(parts: readonly Part[]): string {
  return `${[HEAD, ...parts.map(rendered)].join('\n\n')}\n`;
}
