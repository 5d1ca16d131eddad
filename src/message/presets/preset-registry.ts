/** Defines the presets, which are the texts if the author writes none: body and subject line. */

import { groupJobs } from '../../build/explanation.ts';
import type { Facts } from '../../build/facts.ts';
import { subject as healthSubject } from '../../health/sections/first-line.ts';
import type { ContentKind, PresetName } from '../../settings/option.ts';
import type { Part, Separator } from '../markdown/fit.ts';
import { neutralizeMentions, plainLine } from '../markdown/plain.ts';
import { formatAnnounced, releaseName } from '../sections/details.ts';
import { onlyFailure } from '../sections/failures.ts';
import { stepName } from '../sections/lists.ts';
import { formatLocation } from '../sections/location.ts';
import type { FactName, Section, SectionInput } from '../sections/section.ts';
import { SECTIONS, type SectionName } from '../sections/section-registry.ts';
import { firstFailingTest } from '../sections/tests.ts';
import { conclusionText, isInfrastructureFailure, isRedEnd } from '../sections/text/conclusion-text.ts';
import { firstReason } from '../sections/text/reasons.ts';
import { isDeployment } from '../sections/text/reported-name.ts';
import { joinPieces, shortPlain } from '../sections/text/short-text.ts';

export interface Preset {
  /** Facts that are worth a request. Other facts of its sections are shown only if known. */
  readonly reads: {
    /** After every conclusion. */
    readonly always: readonly FactName[];
    /** After a failure. */
    readonly red: readonly FactName[];
  };
  /** Parts from top to bottom. */
  readonly body: readonly PresetPart[];
}

/** One section of a body, with its conditions and layout. */
export interface PresetPart {
  readonly section: SectionName;
  /** 0 is never dropped. Of the others, the highest is dropped first if the body is too long. */
  readonly rank: number;
  /** Shown only after a failure. */
  readonly red?: true;
  /** Shown only in chat messages, or only in records (topics and tasks), which are read days later. */
  readonly in?: 'message' | 'record';
  /** The separator from the previous part. Default: `line`. */
  readonly separator?: Separator;
}

/** Renders the parts of the body that aren't empty, in the preset's order. */
export function compose(preset: Preset, input: SectionInput, kind: ContentKind): readonly Part[] {
  const location = kind === 'message' ? 'message' : 'record';
  const isRed = isRedEnd(input.facts);
  const displayed = preset.body.filter((part) => (isRed || !part.red) && (part.in ?? location) === location);
  return displayed.flatMap(({ section: name, rank, separator }) => {
    const { render }: Section = SECTIONS[name];
    const text = render(input);
    return text === undefined || text === '' ? [] : { name, text, rank, separator };
  });
}

/** Maximum characters, because the subject is listed among a hundred others. */
const MAX_LENGTH = 100;
/** Shorter texts are useless. */
const MIN_LENGTH = 20;

/** `CI / test failed on main: expected 90 to be 100`, `Deploy to production failed: terraform apply (acme/app v2.3.1)`. */
export function subjectLine(input: SectionInput): string {
  return healthSubject(input) ?? buildSubject(input.facts);
}

function buildSubject(facts: Facts): string {
  const isDeployed = isDeployment(facts);
  const { name, verb } = conclusionText(facts);
  const location = shortPlain(formatLocation(facts), 50);
  const where = isDeployed ? joinPieces([shortPlain(facts.repository?.name, 50), location], ' ') : location;
  const end = isDeployed && where !== undefined ? ` (${shortPlain(where, 60)})` : '';
  // The reason of the conclusion stays after the location: `didn't finish on main: lost the runner`.
  const result = isDeployed || where === undefined ? verb : verb.replace(/(?=: )|$/, () => ` ${where}`);
  // The name is the longest part of a conclusion.
  const space = Math.max(MIN_LENGTH, MAX_LENGTH - result.length - end.length - 1);
  const verdict = formatAnnounced(facts) ?? joinPieces([shortPlain(name, space), result], ' ') ?? name;
  const left = MAX_LENGTH - verdict.length - ': '.length - end.length;
  const text = left < MIN_LENGTH ? undefined : describeCause(facts, left);
  return neutralizeMentions(plainLine((joinPieces([verdict, text], ': ') ?? verdict) + end), 'plain');
}

/** Explains a failure, or else names the subject of the event. */
function describeCause(facts: Facts, space: number): string | undefined {
  const cause = isRedEnd(facts) ? findCause(facts, space) : undefined;
  return isDeployment(facts) || isInfrastructureFailure(facts) ? cause : (cause ?? findTitle(facts, space));
}

/** Finds the best short explanation. For deployments and timeouts the step says more than its log, otherwise less. */
function findCause(facts: Facts, space: number): string | undefined {
  const isStepBest = isDeployment(facts) || facts.conclusion === 'timed_out';
  const [group] = groupJobs(facts.failed_jobs ?? []);
  const test = shortPlain(firstFailingTest(facts.tests), space);
  const logged = shortPlain(firstReason({ errors: facts.errors ?? [] }), space);
  if (group === undefined || (test !== undefined && !isStepBest)) return test ?? logged;
  const { first } = group;
  const reason = logged ?? shortPlain(firstReason(first), space);
  if (isInfrastructureFailure(facts)) return reason;
  const job = onlyFailure(facts) === undefined ? shortPlain(first.name, 80) : undefined;
  const step = shortPlain(joinPieces([job, first.failed_steps[0] && stepName(first.failed_steps[0])], ' / '), space);
  return isStepBest ? (step ?? reason) : (reason ?? step);
}

/** Puts titles by external authors in quotation marks. After a failure, a commit without them would read as its cause. */
function findTitle(facts: Facts, space: number): string | undefined {
  const { pull_request: pull, release, item, commit } = facts;
  const quote = (title: string | undefined) => {
    const text = shortPlain(title, space - '“”'.length);
    return text && `“${text}”`;
  };
  if (pull !== undefined) return quote(pull.title);
  if (release !== undefined) return shortPlain(releaseName(release), space);
  if (item !== undefined) return item.number === undefined ? undefined : quote(item.title);
  return isRedEnd(facts) ? quote(commit?.subject) : shortPlain(commit?.subject, space);
}

/**
 * Conclusion, cause, duration, and people. A chat message has at most three lines after a success. After a failure, its
 * first five lines contain the failing step and its first error. Topics and tasks add what readers need days later.
 */
const DEFAULT: Preset = {
  reads: {
    always: ['tests', 'report'],
    // Job counts come with the failing jobs of a run. For a single job they aren't worth all the pages.
    red: [
      ...(['failed_jobs', 'new_failures', 'stopped', 'job.duration_seconds', 'errors', 'change'] as const),
      ...(['commits_since_green', 'suspects', 'pull_request', 'also_red'] as const),
    ],
  },
  body: [
    { section: 'headline', rank: 0 },
    { section: 'tests', rank: 1 },
    { section: 'failing_tests', rank: 1, red: true, in: 'message' },
    { section: 'reasons', rank: 1, red: true, in: 'message' },
    { section: 'status_text', rank: 1 },
    { section: 'since', rank: 1 },
    { section: 'incident', rank: 1 },
    { section: 'comment', rank: 2 },
    { section: 'explanation', rank: 2, red: true, in: 'record', separator: 'gap' },
    { section: 'test_list', rank: 2, in: 'record', separator: 'gap' },
    { section: 'failed_jobs', rank: 2, red: true, in: 'record', separator: 'gap' },
    { section: 'notes', rank: 3, in: 'record', separator: 'gap' },
    { section: 'changes', rank: 3, in: 'record', separator: 'gap' },
    { section: 'details', rank: 2, in: 'record', separator: 'gap' },
    { section: 'report', rank: 4, separator: 'gap' },
  ],
};

export const PRESETS: Readonly<Record<PresetName, Preset>> = {
  default: DEFAULT,

  /**
   * One line: conclusion, subject, location, and the cause of a failure. The task of an incident has a separate line.
   */
  compact: {
    reads: { always: [], red: ['failed_jobs', 'stopped', 'job.duration_seconds', 'change', 'errors'] },
    body: [
      { section: 'headline', rank: 0 },
      { section: 'failure_streak', rank: 2, red: true, separator: 'dot' },
      { section: 'cause', rank: 1, red: true, separator: 'inline' },
      { section: 'incident', rank: 1 },
    ],
  },

  /**
   * Everything in `default`, plus every job with its duration, the artifacts, and the changes, even after a success.
   */
  detailed: {
    reads: {
      always: [
        ...(['job.duration_seconds', 'run.duration_seconds', 'tests', 'change', 'commits_since_green'] as const),
        ...(['pull_request', 'commit.subject', 'jobs', 'artifacts', 'report'] as const),
      ],
      red: ['failed_jobs', 'new_failures', 'stopped', 'errors', 'suspects', 'also_red'],
    },
    body: [
      { section: 'headline', rank: 0 },
      { section: 'tests', rank: 1 },
      { section: 'reasons', rank: 1, red: true, in: 'message' },
      { section: 'status_text', rank: 1 },
      { section: 'since', rank: 1 },
      { section: 'incident', rank: 1 },
      { section: 'comment', rank: 2 },
      { section: 'explanation', rank: 2, red: true, in: 'record', separator: 'gap' },
      { section: 'notes', rank: 5, in: 'record', separator: 'gap' },
      { section: 'test_list', rank: 2, separator: 'gap' },
      { section: 'slowest_tests', rank: 5, separator: 'gap' },
      { section: 'jobs', rank: 3, separator: 'gap' },
      { section: 'artifacts', rank: 4, separator: 'gap' },
      { section: 'changes', rank: 5, separator: 'gap' },
      { section: 'details', rank: 3, separator: 'gap' },
      { section: 'report', rank: 6, separator: 'gap' },
    ],
  },

  /** Unreported results of the default branch since the last message. */
  watch: {
    reads: { always: [], red: [] },
    body: [
      { section: 'headline', rank: 0 },
      { section: 'health_red', rank: 1 },
      { section: 'health_inactive', rank: 1 },
      { section: 'health_waiting', rank: 1 },
      { section: 'health_summary', rank: 2 },
    ],
  },

  /** A period compared to the previous one, on one screen. */
  digest: {
    reads: { always: ['health'], red: [] },
    body: [
      { section: 'headline', rank: 0 },
      { section: 'health_summary', rank: 1 },
      { section: 'health_red', rank: 1, separator: 'gap' },
      { section: 'health_workflows', rank: 2, separator: 'gap' },
      { section: 'health_causes', rank: 2, separator: 'gap' },
      { section: 'health_flaky', rank: 3, separator: 'gap' },
      { section: 'health_inactive', rank: 3, separator: 'gap' },
      { section: 'health_waiting', rank: 3, separator: 'gap' },
      { section: 'health_deployments', rank: 4, separator: 'gap' },
      { section: 'health_alerts', rank: 3, separator: 'gap' },
    ],
  },
};
