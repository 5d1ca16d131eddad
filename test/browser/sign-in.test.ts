import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { startSandbox } from '../../src/sandbox/index.ts';
import { PASSWORD } from '../contract/sandbox/request.ts';
import { haveChromium } from './chromium.ts';
import { pagePlace } from './place.ts';

describe.runIf(haveChromium())('signing in', () => {
  const place = pagePlace();

  test('says what this is and what to do here in three steps, and names no team', async () => {
    const { page, sandbox } = place;
    await page.goto(sandbox.origin);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    const words = await page.innerText('body');
    expect(words).toContain('Not for production');
    for (const { name } of [{ name: 'Platform' }, { name: 'Leads' }, { name: 'Ada' }])
      expect(words).not.toContain(name);
    expect(await page.getByRole('listitem').count()).toBe(3);
  });

  test('asks for the password that the banner prints', async () => {
    const { page, sandbox } = place;
    await page.goto(`${sandbox.origin}/${place.at('board')}`);
    await page.getByLabel('User name').fill('ben');
    await page.getByLabel('Password').fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('The user name or password is wrong').waitFor();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    // Where the address led is where one comes.
    await page.getByRole('region', { name: 'To do' }).waitFor();
    await place.signOut();
    expect(await page.evaluate("fetch('/page/home').then((answer) => answer.json())")).toMatchObject({ user: null });
  });

  test('a link signs in by itself, and its token is not left in the address', async () => {
    const { page } = place;
    await place.signIn('chloe');
    expect(page.url()).not.toContain('token');
    await page.getByText('Chloé Marchand', { exact: true }).waitFor();
    await place.signOut();
    await page.goto(`${place.sandbox.origin}/?token=of-an-earlier-start`);
    await page.getByRole('alert').getByText('earlier start').waitFor();
    expect(place.complaints).toEqual([]);
  });

  test('who signs in after somebody else finds nothing of theirs', async () => {
    const { page, sandbox } = place;
    const leads = `#/${sandbox.seededIds.teams['leads']}`;
    await place.signIn('chloe', leads);
    await page.getByLabel('Message to Leads').fill('for the leads alone');
    await page.goto(`${sandbox.origin}/${place.at('topics', sandbox.topics('platform')[0]?.id)}`);
    await page.getByText('Collect sightings here').waitFor();
    await place.signOut();
    await page.getByLabel('User name').fill('ada');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Leads', exact: true }).click();
    expect(await page.getByLabel('Message to Leads').inputValue()).toBe('');
    expect(await page.innerText('main')).not.toContain('Collect sightings');
    expect(place.complaints).toEqual([]);
  });

  test('an answer to what was asked before does not sign out who signed in since', async () => {
    const { page } = place;
    await place.signIn('ada');
    const asked = Promise.withResolvers<void>();
    const signedOut = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const mayAnswer = Promise.withResolvers<void>();
    const holdBack = async (route: Route) => {
      asked.resolve();
      await signedOut.promise;
      const response = await route.fetch();
      answered.resolve();
      await mayAnswer.promise;
      await route.fulfill({ response });
    };
    await page.route('**/page/home', holdBack, { times: 1 });
    // Another tab tells that somebody signed in or out, and this one asks who it is.
    await page.evaluate("new BroadcastChannel('sandbox').postMessage({ type: 'session' })");
    await asked.promise;
    await place.signOut();
    signedOut.resolve();
    await answered.promise;
    await page.getByLabel('User name').fill('ben');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('Ben Osei', { exact: true }).first().waitFor();
    const late = page.waitForResponse('**/page/home');
    mayAnswer.resolve();
    await (await late).finished();
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');
    expect(await page.getByRole('heading', { name: 'Sign in' }).count()).toBe(0);
    await page.getByText('Ben Osei', { exact: true }).first().waitFor();
  });

  test('a sandbox that was started anew says so, and lets one go on where one was', async () => {
    const { page } = place;
    await place.signIn('ben', place.at('topics'));
    await page.getByText('How we release').waitFor();
    const { port } = place.sandbox;
    await place.sandbox.close();
    await page.getByRole('status').getByText('Not connected').waitFor();
    place.sandbox = await startSandbox({ port, password: PASSWORD });
    await page.getByRole('status').getByText('Your session ended').waitFor();
    await page.getByLabel('User name').fill('ben');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('How we release').waitFor();
    expect(await page.getByRole('tab', { name: 'Topics' }).getAttribute('aria-selected')).toBe('true');
  });
});
