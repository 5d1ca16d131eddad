import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { haveChromium } from './chromium.ts';
import { copyBy, pagePlace } from './place.ts';

describe.runIf(haveChromium())('administration', () => {
  const place = pagePlace();
  const person = (name: string) => place.page.getByRole('listitem', { name, exact: true });

  test('somebody is invited, accepts, gets a role, is removed and added, leaves and comes back', async () => {
    const { page } = place;
    await place.signIn('ada', place.at('members'));
    await page.getByLabel('E-mail').fill('nora@harbor.example');
    await page.getByLabel('Name', { exact: true }).fill('Nora Quist');
    await page.getByRole('button', { name: 'Invite' }).click();
    await person('Nora Quist').getByText('invited', { exact: true }).waitFor();
    await person('Nora Quist').getByRole('button', { name: 'Accept' }).click();
    const words = await page.getByRole('status').getByText('signs in as').textContent();
    const [, username, password] = /signs in as (\S+) with the password (\w+)/.exec(words ?? '') ?? [];
    await person('Nora Quist').getByRole('combobox', { name: 'Role' }).selectOption('Administrator');
    await expect
      .poll(() => person('Nora Quist').getByRole('combobox', { name: 'Role' }).inputValue())
      .toBe('ROLE_TEAM_ADMIN');
    await person('Nora Quist').getByRole('button', { name: 'Remove' }).click();
    await person('Nora Quist').getByRole('button', { name: 'Add' }).click();
    await person('Nora Quist').getByRole('button', { name: 'Deactivate' }).click();
    await person('Nora Quist').getByText('deactivated', { exact: true }).waitFor();
    await person('Nora Quist').getByRole('button', { name: 'Reactivate' }).click();
    await person('Nora Quist').getByRole('button', { name: 'Deactivate' }).waitFor();
    await place.signOut();
    await page.getByLabel('User name').fill(String(username));
    await page.getByLabel('Password').fill(String(password));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Nora Quist', { exact: true }).first().waitFor();
    expect(place.complaints).toEqual([]);
  });

  test('the last administrator is safe, and the reason is said', async () => {
    const { page } = place;
    await place.signIn('ada', place.at('members'));
    await person('Ada Park').getByRole('button', { name: 'Deactivate' }).click();
    await person('Ada Park').getByRole('alert').getByText('last administrator').waitFor();
    const role = person('Ben Osei').getByRole('combobox', { name: 'Role' });
    await role.selectOption('Member');
    await person('Ben Osei').getByRole('alert').getByText('last administrator of the team').waitFor();
    expect(await role.inputValue()).toBe('ROLE_TEAM_ADMIN');
    expect(await page.getByRole('status').filter({ hasText: 'deactivated' }).count()).toBe(0);
  });

  test('who administers nothing sees roles, and nothing to change', async () => {
    const { page } = place;
    await place.signIn('chloe', place.at('members'));
    await person('Ben Osei').getByText('Administrator').waitFor();
    for (const name of ['Invite', 'Accept', 'Deactivate', 'Reactivate', 'Webhooks']) {
      expect([name, await page.getByRole('button', { name, exact: true }).count()]).toEqual([name, 0]);
    }
    await page.goto(`${place.sandbox.origin}/#/webhooks`);
    await page.getByRole('alert').waitFor();
    expect(await page.evaluate("fetch('/page/webhooks').then(({ status }) => status)")).toBe(403);
  });

  test('a webhook is made, tried, copied as a step and a curl line, and deleted after a question', async () => {
    const { page } = place;
    await place.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: place.sandbox.origin });
    await place.signIn('ada');
    await page.getByRole('button', { name: 'Webhooks' }).click();
    await page.getByRole('link', { name: 'New webhook' }).click();
    await page.getByLabel('Kind').selectOption('Topic');
    await page.getByLabel('Description').fill('Releases of acme/shop');
    await page.getByRole('button', { name: 'Create webhook' }).click();
    await page.getByRole('heading', { name: 'Releases of acme/shop' }).waitFor();
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await page.getByRole('status').getByText('It answered 200').waitFor();
    expect(place.sandbox.topics('platform')[0]?.subject).toBe('This webhook works');
    const [step] = parse(await copyBy(page, 'Copy the step'));
    const { url } = await page.evaluate<{ url: string }>(
      "fetch('/page/webhooks').then((answer) => answer.json()).then(({ webhooks }) => webhooks.at(-1))",
    );
    expect(step).toEqual({ uses: expect.stringContaining('/job-end@'), with: { 'webhook-url': url, kind: 'topic' } });
    expect(await copyBy(page, 'Copy the curl line')).toContain(url);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    expect((await fetch(url, { method: 'POST' })).status).not.toBe(404);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('status').getByText('Deleted the webhook').waitFor();
    expect((await fetch(url, { method: 'POST' })).status).toBe(404);
    expect(place.complaints).toEqual([]);
  });

  test('a webhook that could never work is refused before it is made', async () => {
    const { page, sandbox } = place;
    await place.signIn('ada', '#/webhooks/new');
    await page.getByLabel('Kind').selectOption('task');
    await page.getByLabel('Target').selectOption({ label: 'Support Desk (team)' });
    await page.getByRole('button', { name: 'Create webhook' }).click();
    await page.getByRole('alert').getByText('Tasks were never set up').waitFor();
    await page.getByLabel('Target').selectOption({ label: 'Platform (team)' });
    await page.getByLabel('Format').selectOption('custom');
    await page.getByLabel('Template').fill('{ "body": {{ payload.text | json }} }');
    await page.getByRole('button', { name: 'Create webhook' }).click();
    await page.getByRole('alert').getByText('subject').waitFor();
    expect(await page.getByLabel('Template').inputValue()).toContain('payload.text');
    expect(sandbox.webhooks).toHaveLength(5);
  });
});
