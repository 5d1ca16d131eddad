import { expect, test } from 'vitest';
import { findFacts } from '../../../support/event-facts.ts';
import { allExamples } from '../../../support/events.ts';
import { getBoundsOut } from '../../../support/fact-bounds.ts';

/** Events whose facts describe them without an item; a ping has none. */
const WITHOUT_ITEM = [
  ...['push', 'pull_request', 'release', 'deployment', 'deployment_status', 'workflow_run', 'merge_group'],
  ...['workflow_dispatch', 'repository_dispatch', 'ping'],
];

test.each(allExamples())('$event $action, example $index', ({ event: name, action, payload }) => {
  const env = { GITHUB_EVENT_NAME: name, GITHUB_SERVER_URL: 'https://github.com' };
  const facts = findFacts({ env, event: payload, runner: {} });
  expect(getBoundsOut(facts)).toEqual([]);
  expect(JSON.stringify(facts)).not.toMatch(/https?:[^"]*(?:undefined|\[object)/);
  expect(facts.ci).toBe('GitHub Actions');
  expect(facts.event).toEqual(action === undefined ? { name } : { name, action });
  const repository = payload['repository'] as { full_name: string; html_url: string } | undefined;
  if (repository === undefined) return;
  expect(facts.repository).toMatchObject({ name: repository.full_name, url: repository.html_url });
  if (!WITHOUT_ITEM.includes(name)) expect(facts.item?.title).toMatch(/./);
});
