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

/** Characters: it stands in a list of a hundred others. */
const MAX_LENGTH = 100;
/** Fewer say nothing. */
const MIN_LINES = 20;

/** The verdict, and behind it what explains it, as far as there is room; what is at the end stays. */
function fitted(verdict: string, cause: ((space: number) => string | undefined) | undefined, end = ''): string {
  const space = MAX_LENGTH - verdict.length - ': '.length - end.length;
  return (joinPieces([verdict, space < MIN_LINES ? undefined : cause?.(space)], ': ') ?? verdict) + end;
}

/** A name is the longest part of a verdict, and may lose its end; how it ended and where may not. */
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
  // What the verdict gives as its reason stays behind the place: `didn't finish on main: lost the runner`.
  const placed = where === undefined ? verb : verb.replace(/(?=: )|$/, () => ` ${where}`);
  const verdict = formatAnnounced(facts) ?? verdictWith(name, placed);
  // That it took too long, the verdict tells.
  const best = facts.conclusion === 'timed_out' ? 'step' : 'reason';
  const red = (space: number) => (isRedEnd(facts) ? findCause(facts, best, space) : undefined);
  const cause = (space: number) => red(space) ?? quotedTitle(facts, space);
  return fitted(verdict, isInConclusionText(facts) ? undefined : cause);
}

/** What explains it best in few words. The step of a deployment tells more than its log, that of a build less. */
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

/** Titles that a stranger wrote stand in quotation marks. */
function quotedTitle(facts: Facts, space: number): string | undefined {
  const { pull_request, release, item, commit } = facts;
  if (pull_request !== undefined) return inQuotes(pull_request.title, space);
  if (release !== undefined) return shortPlain(currentName(release), space);
  if (item !== undefined) return item.number === undefined ? undefined : inQuotes(item.title, space);
  // Behind a failure it would read as its cause.
  return isRedEnd(facts) ? inQuotes(commit?.subject, space) : shortPlain(commit?.subject, space);
}

function inQuotes(title: string | undefined, space: number): string | undefined {
  const text = shortPlain(title, space - '“”'.length);
  return text === undefined ? undefined : `“${text}”`;
}
