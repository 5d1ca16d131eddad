/** Words that another action fills in by itself, in braces of its own. */

import { type Expressions, expressionOfVariable } from './expressions.ts';
import type { PeerAction } from './peer-actions.ts';

/** Words of `ravsamhq/notify-slack-action`, and of `act10ns/slack`. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  ...{
    workflow: 'github.workflow',
    workflow_url: 'fact:run.url',
    run_url: 'fact:run.url',
    workflowRunUrl: 'fact:run.url',
  },
  ...{ repo: 'github.repository', repository: 'github.repository', repositoryUrl: 'fact:repository.url' },
  ...{ repo_url: 'fact:repository.url', branch: 'github.ref_name', branch_url: 'fact:ref.url', refUrl: 'fact:ref.url' },
  ...{ commit_sha: 'github.sha', sha: 'github.sha', shortSha: 'github.sha', commit_url: 'fact:commit.url' },
  ...{
    diffUrl: 'fact:push.compare_url',
    ref: 'github.ref_name',
    actor: 'github.actor',
    eventName: 'github.event_name',
  },
  ...{
    status: 'job.status',
    status_message: 'job.status',
    jobStatus: 'job.status',
    job: 'github.job',
    jobName: 'github.job',
  },
  ...{ runNumber: 'github.run_number', runId: 'github.run_id', emoji: "''", icon: "''" },
};

/** The marked text with what the action fills in itself marked as well. */
export function ownWords(marked: string, { words }: PeerAction, expressions: Expressions): string {
  const sign = (written: string, name: string) => {
    const own = Object.hasOwn(OWN_WORDS, name) ? OWN_WORDS[name] : undefined;
    const payload = /^EVENT_PAYLOAD\.([\w.]+)$/.exec(name)?.[1];
    const variable = /^(?:env\.)?([A-Z][A-Z0-9_]*)$/.exec(name)?.[1];
    const expression =
      own ?? (payload && `github.event.${payload}`) ?? (variable && expressionOfVariable(variable)) ?? undefined;
    return expression === undefined ? written : expressions.sign(expression);
  };
  if (words === 'single') return marked.replaceAll(/\{([a-z_]{1,40})\}/g, sign);
  if (words === 'double') return marked.replaceAll(/\{\{\s{0,9}([\w.]{1,100})\s{0,9}\}\}/g, sign);
  if (words === 'template') return marked.replaceAll(/\$\{\s{0,9}([\w.]{1,100})\s{0,9}\}/g, sign);
  return marked;
}
