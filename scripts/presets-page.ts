/** Writes `docs/presets.md`: the message of each preset, event by event. Every one comes from running the notifier. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Preset } from '../src/message/presets/preset.ts';
import { PRESETS } from '../src/message/presets/preset-registry.ts';
import { PRESET_NAMES, type PresetName } from '../src/settings/option.ts';
import { type Told, tell } from './events/tell.ts';
import { worldOf } from './events/world.ts';
import { ENDS, type End, REPORTED, type Reported, STARTED } from './presets/shapes.ts';
import { ABOUT, CUT, FITTING, HEAD, RECORD } from './presets/texts.ts';

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

async function presetPart(name: keyof typeof ABOUT): Promise<string> {
  const parts = [`## ${name}`, ABOUT[name]];
  for (const reported of REPORTED) {
    parts.push(`### ${reported.title}`);
    for (const end of ENDS) {
      const told = await toldOf(reported, end, name);
      parts.push(`${end} (${requests(told)}):`, quoted(told));
    }
  }
  if (name !== 'compact') parts.push(RECORD, await record(name));
  return parts.join('\n\n');
}

async function record(name: PresetName): Promise<string> {
  const told = await toldOf(wholeRun(), 'Red', name, { kind: 'task' });
  return [`Subject: \`${told.draft?.subject}\``, quoted(told)].join('\n\n');
}

function wholeRun(): Reported {
  const found = REPORTED.find(({ given }) => given !== undefined);
  if (found === undefined) throw new Error('no whole run is reported');
  return found;
}

function requests({ requests: amount }: Told): string {
  if (amount === 0) return 'no requests';
  return amount === 1 ? '1 request' : `${amount} requests`;
}

/** As a quotation, in which a page shows what the message shows. */
function quoted({ draft }: Told): string {
  return (draft?.body ?? '')
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
  return [FITTING, ['| preset | first to go … last to go |', '|---|---|', ...rows].join('\n'), CUT, quoted(cut)].join(
    '\n\n',
  );
}

const NAMES = Object.keys(ABOUT) as readonly (keyof typeof ABOUT)[];

export async function presetsPage(): Promise<string> {
  const parts: string[] = [HEAD];
  for (const name of NAMES) parts.push(await presetPart(name));
  return `${[...parts, await fitting()].join('\n\n')}\n`;
}

if (import.meta.main) writeFileSync(PRESETS_PAGE, await presetsPage());
