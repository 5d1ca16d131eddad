/** Determines which facts a message needs beyond environment and event, as one list of names. */

import {
  type Build,
  isConclusionOpen,
  isOnGithub,
  isPullRequest,
  listPossibleConclusions,
  needsHistory,
} from './build/build.ts';
import { isCompared, isRed, shouldMentionPeople } from './build/conclusion.ts';
import { FILE_OPTIONS, type FileLoader, isFileLoader } from './build/sources.ts';
import { type Diagnostic, notice } from './diagnostic.ts';
import { factsRead, failsWith } from './message/author-texts.ts';
import type { Conclusion } from './settings/conclusion.ts';
import type { Settings } from './settings/settings.ts';

type FactsRead = Awaited<ReturnType<typeof factsRead>>;

/**
 * Collects the facts that the template and `only-if` name, that the preset shows for its conclusion, that identify
 * people to mention or assign, and that decide whether to send. For what passed, the default preset needs only the
 * commits of a deployment, and the pull request of a preview or of a fork, which nothing else names.
 */
export function factsFor(settings: Settings, build: Build, texts: FactsRead): readonly string[] {
  const { mentioned, always, red } = texts;
  const conclusions = listPossibleConclusions(build);
  // A deployment is news by what it brought.
  const isDeployed = build.facts.scope === 'deployment';
  const isUnnamed = isDeployed || build.facts.ref?.name.includes(':') === true;
  const onGreen = [...(isDeployed ? ['commits_since_green'] : []), ...(isUnnamed ? ['pull_request'] : [])];
  const ofPreset = [...always, ...red.filter((name) => conclusions.some(isRed) || onGreen.includes(name))];
  return [
    ...mentioned,
    ...listFileFacts(mentioned),
    ...ofPreset.filter((name) => isFileLoader(name) || isShown(name, build)),
    ...findPeopleFacts(settings, build, conclusions),
    ...findDecidingFacts(settings, build, conclusions),
    ...REPORT_FACTS[settings.buildReport ?? 'none'],
  ];
}

/** Collects what the preset shows if the author's texts fail with the loaded facts, so that the preset is sent. */
export async function findFallbackFacts(settings: Settings, build: Build): Promise<readonly string[]> {
  // Reports on builds read their sources for every template.
  if (settings.buildReport !== undefined || !(await failsWith(settings, build.facts))) return [];
  const template = settings.template.type === 'preset' ? settings.template : DEFAULT;
  const preset = { ...settings, subject: undefined, body: undefined, template };
  return factsFor(preset, build, await factsRead(preset));
}

const DEFAULT = { type: 'preset', name: 'default' } as const;

/** Facts from files of a completed build, because they may explain it. */
const EXPLAINED_BY_FILES: readonly string[] = [
  'infrastructure',
  'termination',
  'failing_files',
  'file_owners',
  'owners',
];

function listFileFacts(names: readonly string[]): readonly string[] {
  return names.some((name) => EXPLAINED_BY_FILES.includes(toRoot(name))) ? ['errors', 'tests'] : [];
}

/** Facts that determine the conclusion of a health report, for every template. */
const REPORT_FACTS = { watch: ['health.news'], digest: ['health.runs', 'health.summary'], none: [] } as const;

/** Facts that a preset shows for any event. All others describe a run or a completed job. */
const OF_ANY_EVENT: readonly string[] = ['change', 'commits_since_green', 'suspects', 'pull_request', 'commit'];

/**
 * Returns true if a preset's fact applies to the reported scope: a single job does not know the duration of its run.
 */
function isShown(name: string, build: Build): boolean {
  const { scope = 'event', conclusion } = build.facts;
  const root = toRoot(name);
  if (root === 'health') return true;
  if (!isOnGithub(build)) return false;
  if (OF_ANY_EVENT.includes(root)) return true;
  if (scope === 'event' || conclusion === 'in_progress') return false;
  if (root === 'run') return scope === 'run';
  return root === 'job' ? scope !== 'run' : root !== 'also_red' || scope !== 'deployment';
}

/**
 * Collects the facts that decide whether and what to send: the conclusion, and its comparison with the previous one.
 */
function findDecidingFacts(
  settings: Settings,
  build: Build,
  conclusions: readonly (Conclusion | undefined)[],
): readonly string[] {
  if (build.facts.scope === 'builds') return [];
  const compares = needsHistory(settings) && conclusions.some(isCompared) && build.facts.change === undefined;
  return [
    ...(isConclusionOpen(build) ? ['conclusion'] : []),
    ...(compares ? ['change'] : []),
    ...(compares && conclusions.some(isRed) ? ['commits_since_green'] : []),
  ];
}

/** Collects the facts that `mention` and `assignees` request; none for mentions if the conclusion mentions nobody. */
function findPeopleFacts(
  settings: Settings,
  build: Build,
  conclusions: readonly (Conclusion | undefined)[],
): readonly string[] {
  const { scope = 'event', ci, dequeued } = build.facts;
  const isOutsideGithub = ci !== 'GitHub Actions';
  if (scope === 'builds' || !(isOutsideGithub || isOnGithub(build))) return [];
  const mayMention = conclusions.some((conclusion) => shouldMentionPeople(conclusion));
  const requested = [...(mayMention ? (settings.mention ?? []) : []), ...(settings.assignees ?? []).flat()];
  const roles = new Set(requested.flatMap((one) => (one.by === 'role' ? [one.role] : [])));
  // The workspace also provides the owners of files.
  if (isOutsideGithub) return mayMention && roles.has('owners') ? ['owners'] : [];
  const author = isPullRequest(build) ? 'pull_request.author' : 'commit.author';
  const people = [
    ...(roles.has('author') ? [author, ...(dequeued === undefined ? [] : ['dequeued.queued_by'])] : []),
    ...(mayMention ? ['suspects' as const, 'owners' as const].filter((role) => roles.has(role)) : []),
  ];
  if (people.length === 0 || !conclusions.some(isRed)) return people;
  // Infrastructure failures mention nobody, which a job rarely knows about itself.
  const isWhole = scope === 'run' || scope === 'deployment';
  return [...people, ...(isWhole ? ['termination'] : []), ...(isPullRequest(build) ? ['also_red'] : [])];
}

/** Option of each file loader, and the pattern that shows its facts in a template. */
const FILES: Readonly<Record<FileLoader, readonly [string, string]>> = {
  tests: ['test-reports', '{{ sections.tests }} and {{ sections.failing_tests }}'],
  errors: ['log-files', '{{ sections.reasons }}'],
  report: ['report', '{{ sections.report }}'],
};

/** Reports configured files whose facts neither the author's text nor the preset shows. */
export function findUnusedFiles(settings: Settings, texts: FactsRead): readonly Diagnostic[] {
  const files = Object.keys(FILES)
    .filter(isFileLoader)
    .filter((file) => settings[FILE_OPTIONS[file]] !== undefined);
  const { mentioned, always, red } = texts;
  const used = [...mentioned, ...listFileFacts(mentioned), ...always, ...red].map(toRoot);
  return files.flatMap((file) => {
    const [option, section] = FILES[file];
    const message = `${option} is unused: nothing in the text shows such files. Write ${section} where it belongs, or leave the option out.`;
    return used.includes(file) ? [] : notice('unused', message);
  });
}

function toRoot(name: string): string {
  return name.split('.', 1)[0] ?? name;
}
