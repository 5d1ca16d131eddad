import type { Environment } from '../../../platform.ts';
import { readQualifier } from '../../../settings/conclusion.ts';
import { makeTime, type Time } from '../../../text/calendar.ts';
import { asLine, line, lines, link, number } from '../../code-host/json.ts';
import type { CiSystem, SystemData } from '../ci-system.ts';
import { ended, findBranch, findFlag, findTag, isSet } from '../env-helpers.ts';
import { type Origin, parseOrigin } from '../origin.ts';

const EVENTS: ReadonlyMap<string | undefined, SystemData['event']> = new Map([
  ['IndividualCI', 'push'],
  ['BatchedCI', 'push'],
  ['PullRequest', 'pull_request'],
  ['Schedule', 'schedule'],
  ['Manual', 'workflow_dispatch'],
  ['ResourceTrigger', 'repository_dispatch'],
  ['BuildCompletion', 'repository_dispatch'],
]);

/** Default name of jobs and stages. */
const UNNAMED = '__default';

/** https://learn.microsoft.com/azure/devops/pipelines/build/variables */
export const AZURE: CiSystem = {
  name: 'Azure Pipelines',
  detect: (env) => isSet(env, 'TF_BUILD'),
  tell: (env) => {
    const event = EVENTS.get(line(env, 'BUILD_REASON'));
    const page = resultsPage(env);
    const ref = line(env, 'BUILD_SOURCEBRANCH');
    // A pull request builds a trial merge.
    const head = line(env, 'SYSTEM_PULLREQUEST_SOURCECOMMITID');
    const job = jobName(env);
    return {
      event,
      origin: origin(env),
      workflow: line(env, 'BUILD_DEFINITIONNAME'),
      run: {
        id: number(env, 'BUILD_BUILDID'),
        number: number(env, 'BUILD_BUILDNUMBER') ?? number(env, 'BUILD_BUILDID'),
        attempt: number(env, 'SYSTEM_JOBATTEMPT'),
        url: link(page),
        started_at: startedAt(env),
      },
      job: { name: job, url: jobPage(env, page) },
      branch: event === 'pull_request' ? undefined : findBranch(ref),
      tag: findTag(ref),
      sha: head ?? line(env, 'BUILD_SOURCEVERSION'),
      message: head === undefined ? lines(env, 'BUILD_SOURCEVERSIONMESSAGE') : undefined,
      author: head === undefined ? { name: line(env, 'BUILD_SOURCEVERSIONAUTHOR') } : undefined,
      actor: event === 'schedule' ? undefined : { name: line(env, 'BUILD_REQUESTEDFOR') },
      pullRequest: {
        number: pullNumber(env),
        head: findBranch(line(env, 'SYSTEM_PULLREQUEST_SOURCEBRANCH')),
        base: findBranch(line(env, 'SYSTEM_PULLREQUEST_TARGETBRANCH')),
        fork: findFlag(env, 'SYSTEM_PULLREQUEST_ISFORK'),
      },
      // Any pipeline may set a variable with this name; only deployment jobs have the id as well.
      deployment: isSet(env, 'ENVIRONMENT_ID') ? { environment: line(env, 'ENVIRONMENT_NAME') } : undefined,
      scope: job === undefined ? 'run' : 'job',
      conclusion: ended(env, 'AGENT_JOBSTATUS'),
      qualifier: readQualifier(line(env, 'AGENT_JOBSTATUS') ?? ''),
    };
  },
  end: 'Azure Pipelines tells it in `AGENT_JOBSTATUS`: send from the last step of the job, with `condition: always()`',
};

const PROVIDERS: ReadonlyMap<string | undefined, Origin['forge']> = new Map([
  ['TfsGit', 'azure'],
  ['GitHub', 'github'],
  ['GitHubEnterprise', 'github'],
  ['Bitbucket', 'bitbucket'],
]);

/** Azure's own repositories have short names; only the URL contains the full one. */
function origin(env: Environment): Origin {
  const forge = PROVIDERS.get(line(env, 'BUILD_REPOSITORY_PROVIDER'));
  const name = forge === 'azure' ? undefined : line(env, 'BUILD_REPOSITORY_NAME');
  return parseOrigin(line(env, 'BUILD_REPOSITORY_URI'), { name, forge });
}

/** Prefers GitHub's own number; other hosts only have the id. */
function pullNumber(env: Environment): number | undefined {
  return number(env, 'SYSTEM_PULLREQUEST_PULLREQUESTNUMBER') ?? number(env, 'SYSTEM_PULLREQUEST_PULLREQUESTID');
}

function resultsPage(env: Environment): string | undefined {
  const collection = link(env, 'SYSTEM_COLLECTIONURI') ?? link(env, 'SYSTEM_TEAMFOUNDATIONCOLLECTIONURI');
  const project = line(env, 'SYSTEM_TEAMPROJECT');
  const id = number(env, 'BUILD_BUILDID');
  if (collection === undefined || project === undefined || id === undefined) return undefined;
  return `${collection.replace(/\/$/, '')}/${encodeURIComponent(project)}/_build/results?buildId=${id}`;
}

function jobPage(env: Environment, page: string | undefined): string | undefined {
  const id = /^[\da-f-]{36}$/.exec(line(env, 'SYSTEM_JOBID') ?? '')?.[0];
  return page === undefined || id === undefined ? undefined : link(`${page}&view=logs&j=${id}`);
}

/** Builds `Build / Linux`; undefined without named stages or jobs: then this job is the complete pipeline. */
function jobName(env: Environment): string | undefined {
  const named = (id: string, displayed: string) => (line(env, id) === UNNAMED ? undefined : line(env, displayed));
  const names = [
    named('SYSTEM_STAGENAME', 'SYSTEM_STAGEDISPLAYNAME'),
    named('SYSTEM_JOBNAME', 'SYSTEM_JOBDISPLAYNAME'),
  ];
  return asLine(names.filter((name) => name !== undefined).join(' / '));
}

/** `2026-03-04 08:00:00+00:00`. */
function startedAt(env: Environment): Time | undefined {
  const at = Date.parse(line(env, 'SYSTEM_PIPELINESTARTTIME')?.replace(' ', 'T') ?? '');
  return Number.isNaN(at) ? undefined : makeTime(at);
}
