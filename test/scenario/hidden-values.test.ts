/**
 * Covers secrets that are not options of the step. Files bypass the runner's masks, so the step redacts them itself.
 */
import { describe, expect, test } from 'vitest';
import { findSecret } from '../support/secrets.ts';
import { workspace } from '../support/workspace.ts';
import { play, RED_JOB, toWorld } from './github-run.ts';

const SECRETS = {
  DB_PASSWORD: 'horse & "staple" <9>',
  AWS_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYzz9Example',
  STRIPE_TOKEN: 'stripe-zq7x-w5f4',
};
const LISTED = ['agent code of the build', 'c0de'];
const FORMS = [
  (text: string) => text,
  (text: string) => encodeURIComponent(text),
  (text: string) => Buffer.from(`ab${text}`).toString('base64'),
  (text: string) => Buffer.from(text).toString('hex'),
  (text: string) => JSON.stringify(text),
];
const values = [...Object.values(SECRETS), ...LISTED];
const LOG = values.flatMap((value) => FORMS.map((form) => `Error: the server refused ${form(value)}`)).join('\n');

const getLogTell = () =>
  play({
    world: toWorld([RED_JOB]),
    changes: { job: { status: 'failure' } },
    workspace: workspace({ 'test.log': LOG }),
    inputs: {
      'log-files': '*.log',
      secrets: LISTED.join('\n'),
      variables: JSON.stringify({ text: LOG }),
      body: '{% for error in errors %}{{ error.message }}\n{% endfor %}{{ vars.text }}',
    },
    env: SECRETS,
  });

describe('values in a log file', () => {
  test('never appear in a message, log or output', async () => {
    const { message, result } = await getLogTell();
    expect(message).toContain('the server refused');
    const raw = result.rawOutput.toString().replaceAll(/^::add-mask::.*$/gm, '');
    const displayed = { message, written: raw, summary: result.summary, outputs: JSON.stringify(result.outputs) };
    const found = Object.entries(displayed).flatMap(([location, text]) =>
      values
        .filter((value) => value.length > 4)
        .flatMap((value) => findSecret(text, value).map((form) => [location, value, form])),
    );
    expect(found).toEqual([]);
    expect(message).not.toContain('c0de');
  });

  test('are masked by the runner only if they were listed, because a variable may contain a common word', async () => {
    const { result } = await getLogTell();
    const masks = result.rawOutput.toString().match(/^::add-mask::.*$/gm) ?? [];
    expect(masks).toEqual(expect.arrayContaining(LISTED.map((value) => `::add-mask::${value}`)));
    for (const value of Object.values(SECRETS)) expect(masks.join('\n')).not.toContain(value);
  });
});
