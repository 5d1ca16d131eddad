import { expect, expectTypeOf, test } from 'vitest';
import { type Api, type ApiRequest, permissionFor } from '../../../../src/github/api/client.ts';

const JOBS = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs';
type Jobs = ApiRequest<typeof JOBS>;

test('rejects an unknown route or parameter at compile time', () => {
  expectTypeOf({ route: JOBS, with: { run_id: 1, attempt_number: 1 } } as const).toExtend<Jobs>();
  expectTypeOf({ route: JOBS, with: { run_id: 1 } } as const).not.toExtend<Jobs>();
  expectTypeOf({ route: JOBS, with: { run_id: '1', attempt_number: 1 } } as const).not.toExtend<Jobs>();
  const wrong = (api: Api) => {
    // @ts-expect-error there is no such route
    void api.get({ route: 'GET /repos/{owner}/{repo}/actions/run/{run_id}', with: { run_id: 1 } });
    // @ts-expect-error there is no such parameter
    void api.get({ route: JOBS, with: { run_id: 1, attempt_number: 1, perpage: 5 } });
    // @ts-expect-error only reads of a repository
    void api.get({ route: 'DELETE /repos/{owner}/{repo}', with: {} });
  };
  expectTypeOf(wrong).toBeFunction();
});

test.for([
  [JOBS, 'actions: read'],
  ['GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations', 'checks: read'],
  ['GET /repos/{owner}/{repo}/commits/{ref}', 'contents: read'],
  ['GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', 'deployments: read'],
  ['GET /repos/{owner}/{repo}/issues/{issue_number}/timeline', 'pull-requests: read'],
  ['GET /repos/{owner}/{repo}/pulls', 'pull-requests: read'],
  ['GET /orgs/{org}/repos', 'contents: read'],
] as const)('%s requires %s', ([route, permission]) => {
  expect(permissionFor(route)).toBe(permission);
});
