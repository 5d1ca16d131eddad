import type { Environment } from '../../../platform.ts';
import { asLine, line, link, number } from '../../code-host/json.ts';
import type { CiSystem, SystemData } from '../ci-system.ts';
import { findBranch, findHead, findTag, isSet } from '../env-helpers.ts';
import { parseOrigin } from '../origin.ts';

/** https://www.jenkins.io/doc/book/pipeline/jenkinsfile/, with those of multibranch pipelines and the Git plugin. */
export const JENKINS: CiSystem = {
  name: 'Jenkins',
  detect: (env) =>
    isSet(env, 'JENKINS_URL') || (isSet(env, 'JENKINS_HOME') && isSet(env, 'BUILD_TAG') && isSet(env, 'JOB_NAME')),
  last: true,
  tell: (env) => {
    const change = number(env, 'CHANGE_ID');
    const merge = change === undefined ? mergeRequest(env) : undefined;
    const pull = change ?? merge?.number;
    const fork = line(env, 'CHANGE_FORK');
    const origin = parseOrigin(line(env, 'GIT_URL') ?? line(env, 'GIT_URL_1'));
    const workflow = pipelineName(env);
    return {
      event: pull === undefined ? start(env) : 'pull_request',
      origin,
      // A name equal to the repository's adds nothing.
      workflow: workflow === origin.name ? undefined : workflow,
      run: { number: number(env, 'BUILD_NUMBER'), url: link(env, 'BUILD_URL'), title: title(env) },
      branch: pull === undefined ? builtBranch(env) : undefined,
      tag: line(env, 'TAG_NAME') ?? builtTag(env),
      // Pull requests mostly build a trial merge, which only exists on this machine.
      sha: pull === undefined || line(env, 'BRANCH_NAME')?.endsWith('-head') ? line(env, 'GIT_COMMIT') : undefined,
      actor: { name: line(env, 'BUILD_USER') ?? line(env, 'gitlabUserName'), email: line(env, 'BUILD_USER_EMAIL') },
      pullRequest: merge ?? {
        number: pull,
        title: line(env, 'CHANGE_TITLE'),
        url: link(env, 'CHANGE_URL'),
        head: findHead(line(env, 'CHANGE_BRANCH'), fork !== undefined, fork?.split('/', 1)[0]),
        base: line(env, 'CHANGE_TARGET'),
        author: { username: line(env, 'CHANGE_AUTHOR'), name: line(env, 'CHANGE_AUTHOR_DISPLAY_NAME') },
        fork: fork === undefined ? undefined : true,
      },
      scope: 'run',
    };
  },
  end: 'Jenkins tells it to Groovy only: send from `post { always { … } }` with `--status ${currentBuild.currentResult}`',
};

/** Reads trigger and user from the plugins for both, because Jenkins itself provides neither. */
function start(env: Environment): SystemData['event'] {
  if (isSet(env, 'BUILD_CAUSE_TIMERTRIGGER')) return 'schedule';
  return isSet(env, 'BUILD_USER_ID') ? 'workflow_dispatch' : undefined;
}

/** Removes the percent-encoded branch from the name of a multibranch job. */
function pipelineName(env: Environment): string | undefined {
  const name = line(env, 'JOB_NAME');
  const branch = line(env, 'BRANCH_NAME');
  if (name === undefined || branch === undefined) return name;
  const result = `/${encodeURIComponent(branch)}`;
  return name.endsWith(result) ? asLine(name.slice(0, -result.length)) : name;
}

/** Returns only a name that a person set, because every build has a default one. */
function title(env: Environment): string | undefined {
  const name = line(env, 'BUILD_DISPLAY_NAME');
  return name === `#${line(env, 'BUILD_NUMBER')}` ? undefined : name;
}

/** Removes the remote that the Git plugin prepends: `origin/main`. */
function builtBranch(env: Environment): string | undefined {
  if (line(env, 'TAG_NAME') !== undefined || builtTag(env) !== undefined) return undefined;
  const named = line(env, 'BRANCH_NAME') ?? line(env, 'GIT_LOCAL_BRANCH');
  if (named !== undefined) return named;
  const built = findBranch(gitBranch(env));
  const existing = built === undefined || built === 'detached' ? findBranch(line(env, 'gitlabBranch')) : built;
  return existing?.replace(/^origin\//, '');
}

/** `origin/tags/v1.2.0`, or what the GitLab plugin heard of. */
function builtTag(env: Environment): string | undefined {
  const [, tag] = /^(?:[^/]{1,100}\/)?tags\/(.+)$/.exec(gitBranch(env)?.replace(/^refs\//, '') ?? '') ?? [];
  return tag === undefined ? findTag(line(env, 'gitlabBranch')) : asLine(tag);
}

function gitBranch(env: Environment): string | undefined {
  return line(env, 'GIT_BRANCH')?.replace(/^refs\/remotes\//, '');
}

/** Reads the merge request from GitLab's plugin: https://plugins.jenkins.io/gitlab-plugin/ */
function mergeRequest(env: Environment): (SystemData['pullRequest'] & object) | undefined {
  const iid = number(env, 'gitlabMergeRequestIid');
  if (iid === undefined) return undefined;
  return {
    number: iid,
    title: line(env, 'gitlabMergeRequestTitle'),
    head: line(env, 'gitlabSourceBranch'),
    base: line(env, 'gitlabTargetBranch'),
  };
}
