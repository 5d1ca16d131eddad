import { describe, expect, test } from 'vitest';
import { PASSWORD } from '../../contract/sandbox/request.ts';
import { haveChromium } from './chromium.ts';
import { pagePlace } from './place.ts';

describe.runIf(haveChromium())('signing in', () => {
  const place = pagePlace();

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
});
