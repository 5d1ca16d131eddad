import { groupJobs } from '../../facts/explanation.ts';
import type { Facts } from '../../facts/facts.ts';
import { inertLine } from '../markdown/plain.ts';
import { onlyFailure } from '../sections/failures.ts';
import { announcedWords } from '../sections/release.ts';
import { firstFailingTest } from '../sections/tests.ts';
import { deployedWords, PLACE_READS, placeWords } from '../sections/where.ts';
import { stepName } from '../sections/words/failed-job.ts';
import { firstReason } from '../sections/words/reasons.ts';
import { joinPieces, shortPlain } from '../sections/words/short-text.ts';
import { isDeployment } from '../sections/words/speaker.ts';
import { isRedEnd, isToldByVerdict, VERDICT_READS, verdictWords } from '../sections/words/verdict.ts';
import type { SubjectLine } from './preset.ts';

/** `CI / test failed on main: expected 90 to be 100`, `Deploy to production failed: terraform apply (acme/app v2.3.1)`. */
export const subjectLine: SubjectLine = {
  reads: [
    ...VERDICT_READS,
    ...PLACE_READS,
    'failures_alike',
    'failed_jobs',
    'job_counts',
    'commit.subject',
    'tests.failures',
    'tests.earlier',
    'errors',
  ],
  render: ({ facts }) => inertLine(isDeployment(facts) ? ofDeployment(facts) : ofBuild(facts)),
};

function ofDeployment(facts: Facts): string {
  const { name, verb } = verdictWords(facts);
  const cause = isRedEnd(facts) ? causeOf(facts, 'step') : undefined;
  const what = joinPieces([shortPlain(facts.repository?.name, 140), deployedWords(facts)], ' ');
  const sentence = joinPieces([joinPieces([name, verb], ' '), cause], ': ') ?? name;
  return what === undefined ? sentence : `${sentence} (${what})`;
}

function ofBuild(facts: Facts): string {
  const { name, verb } = verdictWords(facts);
  const where = placeWords(facts);
  // What the verdict gives as its reason stays behind the place: `did not finish on main: the runner was lost`.
  const placed = where === undefined ? verb : verb.replace(/(?=: )|$/, () => ` ${where}`);
  const sentence = announcedWords(facts) ?? joinPieces([name, placed], ' ');
  const cause = isRedEnd(facts) ? causeOf(facts, 'reason') : undefined;
  return joinPieces([sentence, isToldByVerdict(facts) ? undefined : (cause ?? quotedTitle(facts))], ': ') ?? name;
}

/** What explains it best in few words. The step of a deployment tells more than its log, that of a build less. */
function causeOf(facts: Facts, best: 'step' | 'reason'): string | undefined {
  const [group] = groupJobs(facts.failed_jobs ?? []);
  const test = firstFailingTest(facts.tests);
  const logged = shortPlain(firstReason({ errors: facts.errors ?? [] }), 150);
  if (group === undefined || (test !== undefined && best === 'reason')) return test ?? logged;
  const { first } = group;
  const reason = logged ?? shortPlain(firstReason(first), 150);
  const job = onlyFailure(facts) === undefined ? shortPlain(first.name, 80) : undefined;
  const step = joinPieces([job, first.failed_steps[0] && stepName(first.failed_steps[0])], ' / ');
  return best === 'step' ? (step ?? reason) : (reason ?? step);
}

/** Titles that a stranger wrote stand in quotation marks. */
function quotedTitle(facts: Facts): string | undefined {
  const { pull_request, release, item, commit } = facts;
  if (pull_request !== undefined) return inQuotes(pull_request.title);
  if (release !== undefined) return release.name === release.tag ? undefined : shortPlain(release.name, 150);
  if (item !== undefined) return item.number === undefined ? undefined : inQuotes(item.title);
  // Behind a failure it would read as its cause.
  return isRedEnd(facts) ? inQuotes(commit?.subject) : shortPlain(commit?.subject, 150);
}

function inQuotes(title: string | undefined): string | undefined {
  const text = shortPlain(title, 150);
  return text === undefined ? undefined : `“${text}”`;
}
