import { groupJobs } from '../../build/explanation.ts';
import type { Facts } from '../../build/facts.ts';
import { subject as healthSubject } from '../../health/sections/headline.ts';
import { neutralizeMentions, plainLine } from '../markdown/plain.ts';
import { onlyFailure } from '../sections/failures.ts';
import { stepName } from '../sections/lines.ts';
import { formatLocation } from '../sections/location.ts';
import { formatAnnounced, releaseName } from '../sections/release.ts';
import type { SectionInput } from '../sections/section.ts';
import { firstFailingTest } from '../sections/tests.ts';
import { conclusionText, isInfrastructureFailure, isRedEnd } from '../sections/text/conclusion-text.ts';
import { firstReason } from '../sections/text/reasons.ts';
import { isDeployment } from '../sections/text/reported-name.ts';
import { joinPieces, shortPlain } from '../sections/text/short-text.ts';

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
