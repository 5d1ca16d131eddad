/** The first line of a message: the verdict, what it is about, where, how long. */

import type { Facts, Job } from '../../facts/facts.ts';
import { count, grouped } from '../counts.ts';
import { code, escapeLine, markdownLink } from '../markdown/escape.ts';
import { onlyFailure, stepWords } from './failures.ts';
import { lasted, ROW_READS, row } from './history/history.ts';
import { run, runUrl } from './run.ts';
import type { Section, SectionInput } from './section.ts';
import { PLACE_READS, place } from './where.ts';
import { cronWords } from './words/cron.ts';
import { joinPieces, personName, shortMarkdown, shortPlain } from './words/short-text.ts';
import { isDeployment, isWholeRun } from './words/speaker.ts';
import { duration, minute } from './words/time.ts';
import { isFixed, isInnocent, isRedEnd, isStarted, VERDICT_READS, verdictWords } from './words/verdict.ts';

/** What `verdictLine` reads of something that did not fail. */
export const VERDICT_LINE_READS = [
  ...(['actor', 'schedule', 'run.started_by'] as const),
  ...[...VERDICT_READS, ...run.reads],
] as const;

/** `❌ **[CI / test](…) failed** in **[Run npm test](…)** · [acme/app](…) on [main](…) · [run #42](…) (4m 3s)`. */
export const headline: Section = {
  reads: [
    ...(['failed_jobs', 'job_counts', 'new_failures', 'commits_since_green'] as const),
    ...[...VERDICT_LINE_READS, ...PLACE_READS, ...ROW_READS],
  ],
  // One line does not pay for a history: it shows what is known by then.
  asks: [],
  render: (input) => {
    const { facts } = input;
    return joinPieces([`${verdictWords(facts).icon} ${sentence(input)}`, place(facts), ...pieces(input)], ' · ');
  },
};

/** `✅ **[CI / test](…)** passed · [run #42](…) (3m 12s)`: the same without the place. */
export function verdictLine(input: SectionInput): string {
  const { icon } = verdictWords(input.facts);
  return joinPieces([`${icon} ${sentence(input)}`, ...pieces(input)], ' · ') ?? icon;
}

function pieces(input: SectionInput): readonly (string | undefined)[] {
  const { facts } = input;
  if (isDeployment(facts)) return [trigger(facts), ...deploymentLinks(facts), commitsToDeploy(facts)];
  const linked = isNameLinkedToRun(facts);
  const where = facts.job?.machine === undefined ? undefined : machineWords(facts.job, input.timeZone);
  return [trigger(facts), where, linked ? undefined : run.render(input), jobCounts(facts), startupFault(facts)];
}

/** `**[CI / test](…) failed** in **[Run npm test](…)**`, `**[Nightly](…)** (03:00 every day) **failed**`. */
function sentence(input: SectionInput): string {
  const { facts } = input;
  const { name, verb, loud } = verdictWords(facts);
  const shown = markdownLink(name, speakerUrl(input));
  const clock = facts.schedule === undefined ? undefined : `(${clockWords(facts.schedule)})`;
  const said =
    loud && clock === undefined
      ? `**${shown} ${verb}**`
      : joinPieces([`**${shown}**`, clock, loud ? `**${verb}**` : verb], ' ');
  return `${said}${joinPieces([stoppedWords(facts), failedStep(facts), exitWords(facts)], '') ?? ''}${rowWords(input)}`;
}

function clockWords(cron: string): string {
  return cronWords(cron.slice(0, 100)) ?? code(shortPlain(cron, 60) ?? '');
}

/** The job's page; where there is no run with a number to link to, the name has the link of the run. */
function speakerUrl(input: SectionInput): string | undefined {
  const { facts } = input;
  if (isNameLinkedToRun(facts)) return runUrl(input) ?? facts.deployment?.log_url;
  return isWholeRun(facts) ? undefined : facts.job?.url;
}

function isNameLinkedToRun(facts: Facts): boolean {
  return isDeployment(facts) || facts.run?.number === undefined;
}

/** ` by a newer run`, ` after 6h`. */
function stoppedWords({ conclusion, stopped }: Facts): string | undefined {
  if (conclusion === 'timed_out') {
    return stopped?.after_seconds === undefined ? undefined : ` after ${duration(stopped.after_seconds)}`;
  }
  if (conclusion !== 'cancelled' || stopped === undefined) return undefined;
  if (stopped.by === 'newer_run') return ' by a newer run';
  const person = shortPlain(stopped.person, 60);
  return person === undefined ? undefined : ` by ${escapeLine(person)}`;
}

/** ` with exit code 3`. */
function exitWords(facts: Facts): string | undefined {
  const code = facts.job?.exit_code;
  return isRedEnd(facts) && code ? ` with exit code ${code}` : undefined;
}

/** `db-1 · 02:00 UTC (4m 3s)`: of a command without a page that tells it. */
function machineWords({ machine, started_at, duration_seconds: seconds }: Job, timeZone?: string): string | undefined {
  const took = seconds === undefined ? undefined : `(${duration(seconds)})`;
  return joinPieces([shortMarkdown(machine, 80), joinPieces([minute(started_at, timeZone), took], ' ')], ' · ');
}

function failedStep(facts: Facts): string | undefined {
  const failed = isRedEnd(facts) && !isInnocent(facts) ? onlyFailure(facts) : undefined;
  const words = failed === undefined ? undefined : stepWords(failed);
  return words === undefined ? undefined : ` ${words}`;
}

/** `, run 4 in a row since [Tuesday](…)`; of a deployment that works again, `, after [3h 12m](…)`. */
function rowWords(input: SectionInput): string {
  const { facts } = input;
  if (isDeployment(facts) && isFixed(facts)) {
    const time = lasted(facts);
    return time === undefined ? '' : `, after ${time}`;
  }
  const words = isRedEnd(facts) && facts.change === 'still-failing' ? row(input) : undefined;
  return words === undefined ? '' : `, ${words}`;
}

/** True where the first line says who started the run. */
export function isTriggerTold(facts: Facts): boolean {
  return trigger(facts) !== undefined;
}

/** `started by Ada Lovelace`, where a person did: by hand, from another program, or again. */
function trigger({ event, run, actor }: Facts): string | undefined {
  const dispatched = event.name.endsWith('_dispatch');
  if (!dispatched && (run?.attempt ?? 1) < 2) return undefined;
  const name = personName(run?.started_by ?? (dispatched ? actor : undefined));
  const by = name === undefined ? undefined : `by ${escapeLine(name)}`;
  const type = shortPlain(event.name === 'repository_dispatch' ? event.action : undefined, 60);
  const told = joinPieces([by, type === undefined ? undefined : `as ${code(type)}`], ' ');
  return told === undefined ? undefined : `started ${told}`;
}

/** `12 of 120 jobs, 1 of them new`. */
function jobCounts(facts: Facts): string | undefined {
  if (!isRedEnd(facts) || !isWholeRun(facts) || facts.job_counts === undefined) return undefined;
  const { total, failed } = facts.job_counts;
  if (failed === 0 || total < 2) return undefined;
  return joinPieces([`${grouped(failed)} of ${count(total, 'job')}`, newFailures(facts, failed)], ', ');
}

/** `1 of them new`; what broke just now is new as a whole. */
function newFailures({ change, new_failures: fresh = 0 }: Facts, failed: number): string | undefined {
  if (change !== 'still-failing' || fresh === 0) return undefined;
  if (failed === 1) return 'a new one';
  return `${fresh === failed ? 'all' : grouped(fresh)} of them new`;
}

/** GitHub does not say more. */
function startupFault(facts: Facts): string | undefined {
  const unstarted = isRedEnd(facts) && facts.stopped?.by === 'startup_failure';
  return unstarted ? 'probably an error in the workflow file' : undefined;
}

function deploymentLinks({ deployment, conclusion, run }: Facts): readonly (string | undefined)[] {
  const { url, log_url: log } = deployment ?? {};
  const site = conclusion === 'success' && url !== undefined ? markdownLink('open it', url) : undefined;
  // A log on the pages of the run is no other place than the name's link.
  const page = run?.url?.replace(/\/attempts\/\d+$/, '');
  const elsewhere = log !== undefined && page !== undefined && !log.startsWith(page);
  return [site, elsewhere ? markdownLink('log', log) : undefined];
}

/** `7 commits since the last one`. */
function commitsToDeploy(facts: Facts): string | undefined {
  const since = isStarted(facts) ? facts.commits_since_green : undefined;
  if (since === undefined) return undefined;
  return `${markdownLink(count(since.count, 'commit'), since.compare_url)} since the last one`;
}
