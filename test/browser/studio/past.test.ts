/** Builds that a repository really had, in the page: chosen as all others, and never in a link. */
import { describe, expect, test } from 'vitest';
import type { PastBuild } from '../../../src/studio/builds/past-build.ts';
import { haveChromium } from '../chromium.ts';
import { studioPlace } from './homes.ts';

const PAST: PastBuild = {
  ...{ id: 'past-77-1', title: '#77 CI on main: failure, broken', repository: 'acme/real', at: '2026-03-04T08:00:00Z' },
  env: { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'acme/real', GITHUB_SERVER_URL: 'https://github.com' },
  payload: {
    action: 'completed',
    workflow_run: {
      id: 77,
      run_number: 77,
      run_attempt: 1,
      name: 'CI',
      event: 'push',
      head_branch: 'main',
      conclusion: 'failure',
    },
    repository: { full_name: 'acme/real', default_branch: 'main' },
  },
  ...{ facts: { change: 'broken' }, conclusion: 'failure', change: 'broken' },
};

describe.runIf(haveChromium())('the builds of a repository', () => {
  const place = studioPlace('command');
  const builds = () => place.page.getByRole('combobox', { name: 'Build', exact: true });

  test('stand in a group of their own, and are told by their facts', async () => {
    await place.page.route('**/studio/home', (route) =>
      route.fulfill({ json: { sandbox: false, repository: 'acme/real' } }),
    );
    await place.page.route('**/studio/builds', (route) => route.fulfill({ json: { builds: [PAST] } }));
    await place.open();
    await place.page.getByText('The last builds of acme/real are under “Build”.').waitFor();
    expect(await builds().locator('optgroup').first().getAttribute('label')).toBe('acme/real');
    await place.template().fill('{{ run.number }} {{ change }} {{ repository.name }}');
    await builds().selectOption('past-77-1');
    await expect.poll(() => place.markdown().textContent()).toContain('77 broken acme/real');
    await expect.poll(() => place.page.url()).not.toContain('past-');
    expect(new URL(place.page.url()).hash).not.toContain('build=');
  });

  test('that cannot be read are said, and the page works on', async () => {
    await place.page.route('**/studio/home', (route) =>
      route.fulfill({ json: { sandbox: false, repository: 'acme/real' } }),
    );
    const body = {
      error: { code: 'NotRead', message: { value: 'acme/real is not there, or is not shown to this token' } },
    };
    await place.page.route('**/studio/builds', (route) => route.fulfill({ status: 502, json: body }));
    await place.open();
    await place.page.getByRole('alert').getByText('acme/real is not there').waitFor();
    place.complaints.length = 0;
  });
});
