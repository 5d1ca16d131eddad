import { groupJobs } from '../../build/explanation.ts';
import type { Facts } from '../../build/facts.ts';
import { neutralizeMentions, plainLine } from '../markdown/plain.ts';
import { onlyFailure } from '../sections/failures.ts';
import { formatDeployed, formatLocation } from '../sections/location.ts';
import { currentName, formatAnnounced } from '../sections/release.ts';
import type { SectionInput } from '../sections/section.ts';
import { firstFailingTest } from '../sections/tests.ts';
import { conclusionText, isInConclusionText, isRedEnd } from '../sections/text/conclusion-text.ts';
import { stepName } from '../sections/text/failed-job.ts';
import { firstReason } from '../sections/text/reasons.ts';
import { isDeployment } from '../sections/text/reported-name.ts';
import { joinPieces, shortPlain } from '../sections/text/short-text.ts';

/** `CI / test failed on main: expected 90 to be 100`, `Deploy to production failed: terraform apply (acme/app v2.3.1)`. */
export function subjectLine({ facts }: SectionInput): string {
  return neutralizeMentions(plainLine(isDeployment(facts) ? ofDeployment(facts) : ofBuild(facts)), 'plain');
}

/** Maximum characters, because the subject is listed among a hundred others. */
const MAX_LENGTH = 100;
/** Shorter texts are useless. */
const MIN_LINES = 20;

/** Joins the conclusion and as much of its cause as fits; `end` is always shown. */
function fitted(verdict: string, cause: ((space: number) => string | undefined) | undefined, end = ''): string {
  const space = MAX_LENGTH - verdict.length - ': '.length - end.length;
  return (joinPieces([verdict, space < MIN_LINES ? undefined : cause?.(space)], ': ') ?? verdict) + end;
}

/** Truncates the name, which is the longest part of a conclusion, but never the verb or the location. */
function verdictWith(name: string, rest: string, end = ''): string {
  const space = MAX_LENGTH - rest.length - end.length - 1;
  return joinPieces([shortPlain(name, Math.max(MIN_LINES, space)), rest], ' ') ?? name;
}

function ofDeployment(facts: Facts): string {
  const { name, verb } = conclusionText(facts);
  const what = joinPieces([shortPlain(facts.repository?.name, 50), formatDeployed(facts)], ' ');
  const end = what === undefined ? '' : ` (${shortPlain(what, 60)})`;
  const cause = isRedEnd(facts) ? (space: number) => findCause(facts, 'step', space) : undefined;
  return fitted(verdictWith(name, verb, end), cause, end);
}

function ofBuild(facts: Facts): string {
  const { name, verb } = conclusionText(facts);
  const where = shortPlain(formatLocation(facts), 50);
  // The reason of the conclusion stays after the location: `didn't finish on main: lost the runner`.
  const placed = where === undefined ? verb : verb.replace(/(?=: )|$/, () => ` ${where}`);
  const verdict = formatAnnounced(facts) ?? verdictWith(name, placed);
  // The conclusion already says that it timed out.
  const best = facts.conclusion === 'timed_out' ? 'step' : 'reason';
  const red = (space: number) => (isRedEnd(facts) ? findCause(facts, best, space) : undefined);
  const cause = (space: number) => red(space) ?? quotedTitle(facts, space);
  return fitted(verdict, isInConclusionText(facts) ? undefined : cause);
}

/** Finds the best short explanation. For a deployment the step says more than its log, for a build less. */
function findCause(facts: Facts, best: 'step' | 'reason', space: number): string | undefined {
  const [group] = groupJobs(facts.failed_jobs ?? []);
  const test = shortPlain(firstFailingTest(facts.tests), space);
  const logged = shortPlain(firstReason({ errors: facts.errors ?? [] }), space);
  if (group === undefined || (test !== undefined && best === 'reason')) return test ?? logged;
  const { first } = group;
  const reason = logged ?? shortPlain(firstReason(first), space);
  const job = onlyFailure(facts) === undefined ? shortPlain(first.name, 80) : undefined;
  const step = shortPlain(joinPieces([job, first.failed_steps[0] && stepName(first.failed_steps[0])], ' / '), space);
  return best === 'step' ? (step ?? reason) : (reason ?? step);
}

/** Puts titles by external authors in quotation marks. */
function quotedTitle(facts: Facts, space: number): string | undefined {
  const { pull_request, release, item, commit } = facts;
  if (pull_request !== undefined) return inQuotes(pull_request.title, space);
  if (release !== undefined) return shortPlain(currentName(release), space);
  if (item !== undefined) return item.number === undefined ? undefined : inQuotes(item.title, space);
  // After a failure it would read as its cause.
  return isRedEnd(facts) ? inQuotes(commit?.subject, space) : shortPlain(commit?.subject, space);
}

function inQuotes(title: string | undefined, space: number): string | undefined {
  const text = shortPlain(title, space - '“”'.length);
  return text === undefined ? undefined : `“${text}”`;
}
