/** Explains a missing destination in the terms of a workflow. */
import type { Environment } from '../platform.ts';
import type { Report } from '../report.ts';
import { listed } from '../text/format.ts';
import type { Log } from './log.ts';
import { readOwnWorkflow } from './own-workflow.ts';

const OUTSIDE =
  'Runs of forks and of Dependabot get no secrets; to report them too, use a workflow on workflow_run (see the README).';

/**
 * @param text description of the problem
 * @param options empty options
 */
export function reportMissingDestination(
  text: string,
  options: readonly string[],
  notification: Report,
  env: Environment,
  log: Log,
): void {
  if (isOutsider(notification, env)) log.notice(text, OUTSIDE);
  else log.warning(text, `${advice(options, env)}.`, howTo(env));
}

/** Runs of forks and of Dependabot get no secrets, so a missing one is not an error. */
function isOutsider({ facts }: Report, env: Environment): boolean {
  return facts.pull_request?.fork === true || env['GITHUB_ACTOR'] === 'dependabot[bot]';
}

function advice(options: readonly string[], env: Environment): string {
  const { text = '' } = readOwnWorkflow(env) ?? {};
  const named = options.flatMap((option) => {
    const secret = findSecretName(option, text);
    return secret === undefined ? [] : [`${option} from the secret ${secret}`];
  });
  if (named.length > 0)
    return `The workflow takes ${listed(named)}: check that it exists, is not empty and reaches this job`;
  if (options.includes('webhook-url'))
    return 'Write `webhook-url: ${{ secrets.WORKROOM_WEBHOOK_URL }}` in the step, and store the URL of a webhook as that secret';
  return `Write ${listed(options)} in the step; if the value is a secret, check that it exists and is not empty`;
}

/** Finds the secret for an option. Undefined if the workflow has none, or several. */
function findSecretName(option: string, workflow: string): string | undefined {
  const value = String.raw`:\s{0,9}['"]?\$\{\{\s{0,9}secrets\.([a-z_]\w{0,99})\s{0,9}\}\}`;
  const raw = new RegExp(`(?<![\\w-])(?:workroom_)?${option.replaceAll('-', '[-_]')}${value}`, 'gi');
  const [name, ...rest] = new Set([...workflow.matchAll(raw)].map(([, secret]) => secret));
  return rest.length === 0 ? name : undefined;
}

/** Links to the README. The URL is known if the action comes from a repository. */
function howTo({ GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository }: Environment): string {
  if (!server || !repository) return 'See "Set it up" in the README of this action.';
  return `How to set it up: ${server}/${repository}#set-it-up`;
}
