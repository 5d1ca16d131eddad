import { expectTypeOf, test } from 'vitest';
import type { Api, ApiRequest } from '../../../../../src/facts/github/api/client.ts';

const JOBS = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs';
type Jobs = ApiRequest<typeof JOBS>;

test('a route or a parameter that GitHub does not have is a compile error', () => {
  const permission = 'actions: read';
  expectTypeOf({ route: JOBS, with: { run_id: 1, attempt_number: 1 }, permission } as const).toExtend<Jobs>();
  expectTypeOf({ route: JOBS, with: { run_id: 1 }, permission } as const).not.toExtend<Jobs>();
  expectTypeOf({ route: JOBS, with: { run_id: '1', attempt_number: 1 }, permission } as const).not.toExtend<Jobs>();
  const wrong = (api: Api) => {
    // @ts-expect-error there is no such route
    void api.get({ route: 'GET /repos/{owner}/{repo}/actions/run/{run_id}', with: { run_id: 1 }, permission });
    // @ts-expect-error there is no such parameter
    void api.get({ route: JOBS, with: { run_id: 1, attempt_number: 1, perpage: 5 }, permission });
    // @ts-expect-error only reads of a repository
    void api.get({ route: 'DELETE /repos/{owner}/{repo}', with: {}, permission });
  };
  expectTypeOf(wrong).toBeFunction();
});
