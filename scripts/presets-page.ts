/** Writes `docs/presets.md`: the message of each preset, event by event. Every one comes from running the notifier. */
import { resolve } from 'node:path';
import type { Preset } from '../src/message/presets/preset.ts';
import { PRESETS } from '../src/message/presets/preset-registry.ts';
import { PRESET_NAMES, type PresetName } from '../src/settings/option.ts';
import { type Told, tell } from './events/tell.ts';
import { worldOf } from './events/world.ts';
import { ENDS, type End, REPORTED, type Reported, STARTED } from './presets/shapes.ts';
import { ABOUT, CUT, FITTING, HEAD, RECORD, REQUESTS } from './presets/texts.ts';

export const PRESETS_PAGE = resolve(import.meta.dirname, '../docs/presets.md');

const EARLIER: Readonly<Record<End, readonly string[]>> = {
  Green: ['success'],
  Red: ['success'],
  Fixed: ['success', 'failure', 'failure'],
};

/** One message. @throws where something could not be read: the page shows what is meant to be */
export async function toldOf(
  reported: Reported,
  end: End,
  preset: PresetName,
  options: Readonly<Record<string, string>> = {},
): Promise<Told> {
  const { event, workflow, job, given, artifacts } = reported;
  const payload = reported.payload(end);
  const told = await tell({
    event,
    payload,
    workflow,
    job,
    preset,
    status: reported.status(end),
    options: { ...(given && { status: given(end) }), ...(end === 'Fixed' && { when: 'always, change' }), ...options },
    world: (repository) =>
      worldOf(repository, {
        event,
        payload,
        artifacts,
        jobs: reported.upstream?.(end).jobs ?? reported.jobs(end),
        upstream: reported.upstream?.(end),
        earlier: EARLIER[end],
        ownJob: job,
        startedAt: STARTED,
      }),
  });
  if (told.draft === undefined) throw new Error(`${reported.title}: nothing is sent, ${told.reason}`);
  return told;
}

type Name = keyof typeof ABOUT;
const NAMES = Object.keys(ABOUT) as readonly Name[];

/** What each preset says of one end of what is reported. */
interface Row {
  readonly reported: Reported;
  readonly end: End;
  readonly told: ReadonlyMap<Name, Told>;
}

async function tellAll(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const reported of REPORTED) {
    for (const end of ENDS) {
      const told = new Map<Name, Told>();
      for (const name of NAMES) told.set(name, await toldOf(reported, end, name));
      rows.push({ reported, end, told });
    }
  }
  return rows;
}

function bodyOf({ told }: Row, name: Name): string {
  return told.get(name)?.draft?.body ?? '';
}

/** Which messages a reader needs to know the preset; all of one that is not named here. */
const SHOWN: Readonly<Partial<Record<Name, (row: Row) => boolean>>> = {
  default: ({ reported, end }) => end !== 'Fixed' || FIXED.some((event) => reported.title.startsWith(event)),
  compact: (row) => row.end !== 'Fixed' && bodyOf(row, 'compact') !== bodyOf(row, 'default').split('\n')[0]?.trimEnd(),
  detailed: ({ reported, end }) => DETAILED.some(([event, shown]) => reported.title.startsWith(event) && end === shown),
};

/** Of others it reads as of these. */
const FIXED = ['A push', 'A deployment', 'A schedule'];

/** One that fails, and one that works again: what it adds to the others is alike. */
const DETAILED: readonly (readonly [title: string, end: End])[] = [
  ['A whole run', 'Red'],
  ['A deployment', 'Fixed'],
];

async function presetPart(name: Name, rows: readonly Row[]): Promise<string> {
  const parts = [`## ${name}`, ABOUT[name]];
  const shown = Map.groupBy(rows.filter(SHOWN[name] ?? (() => true)), ({ reported }) => reported.title);
  for (const [title, ends] of shown) {
    parts.push(`### ${title}`, ...ends.flatMap((row) => [`${row.end}:`, quoted(bodyOf(row, name))]));
  }
  if (name === 'default') parts.push(RECORD, await record(name));
  return parts.join('\n\n');
}

async function record(name: PresetName): Promise<string> {
  const told = await toldOf(wholeRun(), 'Red', name, { kind: 'task' });
  return [`Subject: \`${told.draft?.subject}\``, quoted(told.draft?.body ?? '')].join('\n\n');
}

/** How many requests each preset makes, in the order of `NAMES`. */
function requests(rows: readonly Row[]): string {
  const lines = [...Map.groupBy(rows, ({ reported }) => reported.title)].map(([title, ends]) => {
    const cells = ends.map(({ told }) => NAMES.map((name) => told.get(name)?.requests).join(', '));
    return `| ${title} | ${cells.join(' | ')} |`;
  });
  return [
    `${REQUESTS} In this order: ${NAMES.map((name) => `\`${name}\``).join(', ')}.`,
    [`| told of | ${ENDS.join(' | ')} |`, `|---|${'---|'.repeat(ENDS.length)}`, ...lines].join('\n'),
  ].join('\n\n');
}

function wholeRun(): Reported {
  const found = REPORTED.find(({ given }) => given !== undefined);
  if (found === undefined) throw new Error('no whole run is reported');
  return found;
}

/** As a quotation, in which a page shows what the message shows. */
function quoted(body: string): string {
  return body
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

/** The sections of a preset, the first to go first. */
function order({ body }: Preset): string {
  const ranked = body.map(({ section, rank }, index) => ({ section, rank, index })).filter(({ rank }) => rank > 0);
  const sorted = ranked.toSorted((one, other) => other.rank - one.rank || other.index - one.index);
  return sorted.map(({ section }) => `\`${section}\``).join(', ');
}

async function fitting(): Promise<string> {
  const rows = PRESET_NAMES.map((name) => `| \`${name}\` | ${order(PRESETS[name])} |`);
  const cut = await toldOf(wholeRun(), 'Red', 'detailed', { 'max-length': '1500' });
  return [
    FITTING,
    ['| preset | first to go … last to go |', '|---|---|', ...rows].join('\n'),
    CUT,
    quoted(cut.draft?.body.split('\n').at(-1) ?? ''),
  ].join('\n\n');
}

export async function presetsPage(): Promise<string> {
  const parts: string[] = [HEAD];
  const rows = await tellAll();
  for (const name of NAMES) parts.push(await presetPart(name, rows));
  return `${[...parts, requests(rows), await fitting()].join('\n\n')}\n`;
}
