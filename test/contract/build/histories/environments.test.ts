/**
 * Environments that several branches deploy to: `40+main 41-gift 42+main`, the last of which is reported. The commit of a
 * deployment has its number, and the one before it on the same branch as its parent.
 */
import { expect, test } from 'vitest';
import type { Question } from '../../../support/github-facts.ts';
import { sha } from '../../../support/github-shapes.ts';
import type { Deployment } from '../../../support/github-world.ts';
import { readTime } from '../../../support/histories.ts';
import { reportedMessage } from '../../../support/told-message.ts';

interface Place {
  /** True where each branch has an environment of that name. */
  readonly transient?: boolean;
}

function deployed(history: string, { transient = false }: Place): Question {
  const terms = history.split(' ').map((word) => /^(\d+)([+-])(.+)$/.exec(word) ?? []);
  const all = terms.map(([, number = '', mark, ref = '']): Deployment => {
    const id = Number(number);
    const states = [{ state: mark === '+' ? 'success' : 'failure', at: readTime(id), id: id * 10 }];
    return { id, environment: 'staging', sha: sha(id), ref, states };
  });
  const current = all.at(-1);
  const commits = all.map(({ id, ref }, index) => {
    const earlier = all.slice(0, index);
    const before = earlier.findLast((one) => one.ref === ref) ?? earlier.findLast((one) => one.ref === 'main');
    const parents = before === undefined ? [] : [before.sha];
    return { sha: sha(id), message: 'Change', author: `c${id}`, login: `c${id}`, parents };
  });
  const deployment = { id: current?.id, environment: 'staging', sha: current?.sha, ref: current?.ref };
  const [status] = current?.states ?? [];
  return {
    world: { repository: 'acme/app', commits, deployments: all.toReversed() },
    event: 'deployment_status',
    payload: {
      deployment: { ...deployment, transient_environment: transient },
      deployment_status: { id: status?.id, state: status?.state, environment: 'staging', created_at: status?.at },
    },
  };
}

test.each<[string, string, string, Place?]>([
  [
    'red between on another branch: it was red before, and nobody here broke it',
    '40+main 41-gift 42-main',
    '❌ Deploy to staging still fails · acme/app on main / Failing for 2h (2 deployments). 1 commit since it broke / calls nobody',
  ],
  [
    'whichever branch makes it good',
    '40+main 41-gift 42+main',
    '🟢 Deploy to staging works again after 2h · acme/app on main / Change — c42 / calls nobody',
  ],
  [
    'what was good is of a branch that this one does not hold',
    '40+gift 42-main',
    '❌ Deploy to staging failed · acme/app on main / First failure / calls nobody',
  ],
  [
    'what was good is where this branch began',
    '40+main 42-gift',
    '❌ Deploy to staging failed · acme/app on gift / Started failing at Change — c42 / calls c42',
  ],
  [
    'the previews of other branches say nothing',
    '40-gift 42+main',
    '✅ Deployed to staging · acme/app on main / aaaaaaa, deployed by ada / calls nobody',
    { transient: true },
  ],
  [
    'the earlier ones of its own branch do',
    '38+gift 40-gift 41+main 42-gift',
    '❌ Deploy to staging still fails · acme/app on gift / Failing for 3h (2 deployments). Started failing at Change — c40; 1 commit since / calls c40',
    { transient: true },
  ],
])('%s: %s', async (_, history, expected, location = {}) => {
  const { lines, called } = await reportedMessage(deployed(history, location));
  const calls = called.length === 0 ? 'calls nobody' : `calls ${called.join(' ')}`;
  const message = [...lines, calls].join(' / ').replaceAll('**', '').replaceAll('aaaaaaa Change', 'Change');
  expect(message).toBe(expected);
});

test('leaves the comparison unknown if the list of previews is full', async () => {
  const behind = async (rest: number) => {
    const history = [...Array.from({ length: rest }, (_, index) => `${index + 1}+gift`), '200-main'].join(' ');
    return (await reportedMessage(deployed(history, { transient: true }))).facts.change;
  };
  expect(await behind(98)).toBe('broken');
  expect(await behind(99)).toBeUndefined();
});
