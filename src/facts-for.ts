/** Which facts a message needs beyond what environment and event tell: one list of names. */

import type { Build } from './build/build.ts';
import { asksForHistory, type BuildContext, isEndOpen, isOfPull, isOnGithub } from './build/build-context.ts';
import { isRed, shouldMentionPeople } from './build/conclusion.ts';
import { FILE_OPTIONS, type FileLoader, isFileLoader } from './build/files/file-loaders.ts';
import type { Diagnostic } from './diagnostic.ts';
import { factsDeciding } from './message/condition-facts.ts';
import { factsRead, failsWith } from './message/render.ts';
import { toSources, withDefaultTemplate } from './message/sources.ts';
import { isCompared, possibleConclusions } from './reason-not-to-send.ts';
import type { Conclusion } from './settings/conclusion.ts';
import { toAssignees } from './settings/parsers/directory.ts';
import type { Settings } from './settings/settings.ts';
import { listed } from './text/format.ts';

/**
 * What the template and `only-if` name, in any case; of the preset what its conclusion shows; who is to be mentioned or assigned;
 * and what decides whether to send. A message of the default preset on a build that passed needs none.
 */
export async function factsFor(settings: Settings, base: BuildContext, text?: NamedFacts): Promise<readonly string[]> {
  const named = text ?? (await namedFacts(settings));
  const conclusions = possibleConclusions(base);
  const displayed = conclusions.some(isRed) ? [...named.shown, ...named.shownOnRed] : named.shown;
  const names = [
    ...named.mentioned,
    ...factsFromFiles(named.mentioned),
    ...displayed.filter((name) => isFileLoader(name) || isShown(name, base)),
    ...peopleFacts(settings, base, conclusions),
    ...decidingFacts(settings, base, conclusions),
    ...REPORT_FACTS[settings.buildReport ?? 'none'],
  ];
  return [...new Set(names)].filter((name) => !isFileLoader(name) || settings[FILE_OPTIONS[name]] !== undefined);
}

/**
 * What the preset shows beyond what was read, where the author's texts fail by what only the facts show: the preset goes out in
 * their place.
 */
export async function fallbackFacts(settings: Settings, build: Build): Promise<readonly string[]> {
  // What a report on the builds is made of is read whatever the words.
  if (Object.values(toSources(settings)).every((source) => source === undefined) || settings.buildReport !== undefined)
    return [];
  const { template } = settings;
  const preset = withDefaultTemplate(settings);
  const text = template.type === 'preset' ? { ...preset, template } : preset;
  const names = await factsFor(text, { ...build.base, facts: build.facts });
  return (await build.knows(names)) || !(await failsWith(settings, build.facts)) ? [] : names;
}

interface NamedFacts {
  /** By the author's texts: read in any case. */
  readonly mentioned: readonly string[];
  /** By the preset, however the build ended. */
  readonly shown: readonly string[];
  /** By the preset, where something failed. */
  readonly shownOnRed: readonly string[];
}

async function namedFacts(settings: Settings): Promise<NamedFacts> {
  const { mentioned, shown: displayed, shownOnRed } = await factsRead(settings);
  return { mentioned: [...(await factsDeciding(settings)), ...mentioned], shown: displayed, shownOnRed };
}

/** What files tell of a build that ended may explain it. */
const BY_FILES: readonly string[] = ['infrastructure', 'end', 'failing_files', 'file_owners', 'owners'];

function factsFromFiles(names: readonly string[]): readonly string[] {
  return names.some((name) => BY_FILES.includes(toRoot(name))) ? ['errors', 'tests'] : [];
}

/** What decides how a report on the builds ends, whatever its words. */
const REPORT_FACTS = { watch: ['health.news'], digest: ['health.runs', 'health.summary'], none: [] } as const;

/** What a preset shows of anything that happened. All else is of a run or a job that ended. */
const OF_ANY_EVENT: readonly string[] = ['change', 'commits_since_green', 'suspects', 'pull_request', 'commit'];

/** Whether a fact of a preset has to do with what is reported: one job does not know how long its run takes. */
function isShown(name: string, base: BuildContext): boolean {
  const { scope = 'event', conclusion } = base.facts;
  const root = toRoot(name);
  if (root === 'health') return true;
  if (!isOnGithub(base)) return false;
  if (OF_ANY_EVENT.includes(root)) return true;
  if (scope === 'event' || conclusion === 'in_progress') return false;
  if (root === 'run') return scope === 'run';
  return root === 'job' ? scope !== 'run' : root !== 'also_red' || scope !== 'deployment';
}

/** What decides whether and what to send: the end itself, and how it compares with the one before. */
function decidingFacts(
  settings: Settings,
  base: BuildContext,
  conclusions: readonly (Conclusion | undefined)[],
): readonly string[] {
  if (base.facts.scope === 'builds') return [];
  const compares = asksForHistory(settings) && conclusions.some(isCompared) && base.facts.change === undefined;
  return [
    ...(isEndOpen(base) ? ['conclusion'] : []),
    ...(compares ? ['change'] : []),
    ...(compares && conclusions.some(isRed) ? ['commits_since_green'] : []),
  ];
}

/** Who is asked for by `mention` and `assignees`; nobody for mentions where the end cannot call for anybody. */
function peopleFacts(
  settings: Settings,
  base: BuildContext,
  conclusions: readonly (Conclusion | undefined)[],
): readonly string[] {
  const { scope = 'event', ci, dequeued } = base.facts;
  const isElsewhere = ci !== 'GitHub Actions';
  if (scope === 'builds' || !(isElsewhere || isOnGithub(base))) return [];
  const calls = conclusions.some((conclusion) => shouldMentionPeople(conclusion));
  const requested = [...(calls ? (settings.mention ?? []) : []), ...toAssignees(settings).flat()];
  const roles = new Set(requested.flatMap((one) => (one.by === 'role' ? [one.role] : [])));
  // Who owns the files, the workspace tells as well.
  if (isElsewhere) return calls && roles.has('owners') ? ['owners'] : [];
  const author = isOfPull(base) ? 'pull_request.author' : 'commit.author';
  const people = [
    ...(roles.has('author') ? [author, ...(dequeued === undefined ? [] : ['dequeued.queued_by'])] : []),
    ...(calls ? ['suspects' as const, 'owners' as const].filter((role) => roles.has(role)) : []),
  ];
  if (people.length === 0 || !conclusions.some(isRed)) return people;
  // Nobody is called where it was not the code, which a job that asks of itself seldom knows.
  const isWhole = scope === 'run' || scope === 'deployment';
  return [...people, ...(isWhole ? ['end'] : []), ...(isOfPull(base) ? ['also_red'] : [])];
}

/** The option of each, and how a template shows what its files tell. */
const FILES: Readonly<Record<FileLoader, readonly [string, string]>> = {
  tests: ['test-reports', '{{ sections.tests }} and {{ sections.failing_tests }}'],
  errors: ['log-files', '{{ sections.reasons }}'],
  report: ['report', '{{ sections.report }}'],
};

/** Files that are named in vain: nothing in the author's text or the preset shows what they tell. */
export async function unusedFileRemarks(settings: Settings): Promise<readonly Diagnostic[]> {
  const inputs = Object.keys(FILES)
    .filter(isFileLoader)
    .filter((file) => settings[FILE_OPTIONS[file]] !== undefined);
  if (inputs.length === 0) return [];
  const { mentioned, shown: displayed, shownOnRed } = await namedFacts(settings);
  const used = new Set([...mentioned, ...factsFromFiles(mentioned), ...displayed, ...shownOnRed].map(toRoot));
  const unused = inputs.filter((file) => !used.has(file)).map((file) => FILES[file]);
  if (unused.length === 0) return [];
  const [verb, option] = unused.length === 1 ? ['is', 'the option'] : ['are', 'the options'];
  const says = `${listed(unused.map(([name]) => name))} ${verb} unused: nothing in the text shows such files. Write ${listed(unused.map(([, shows]) => shows))} where it belongs, or leave ${option} out.`;
  return [{ about: 'unused', level: 'notice', says }];
}

function toRoot(name: string): string {
  return name.split('.', 1)[0] ?? name;
}
