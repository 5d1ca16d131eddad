import { expect, test } from 'vitest';
import { Log } from '../../../src/action/log.ts';
import { Redactor } from '../../../src/text/redaction/redactor.ts';

function getLog(...secrets: readonly string[]) {
  const lines: string[] = [];
  return { lines, log: new Log(new Redactor(secrets), (line) => lines.push(line)) };
}

test('a secret within the name of the repository is not masked, because every later step prints it', () => {
  const { lines, log } = getLog('acme-shop', 'Zq7Xw_4kPd-9sVb', '50%\nmore');
  log.mask('octo/acme-shop');
  expect(lines).toEqual(['::add-mask::Zq7Xw_4kPd-9sVb\n::add-mask::50%25%0Amore']);
});

test('a secret is redacted even if sanitizing joins its parts', () => {
  const { lines, log } = getLog('Zq7Xw_4kPd-9sVb');
  log.info('a Zq7Xw_4kPd-9sVb b', 'a Zq7Xw_\u200b4kPd-9sVb b', `${'x'.repeat(3_990)} Zq7Xw_4kPd-9sVb`);
  expect(lines).toEqual(['a *** b', 'a *** b', `${'x'.repeat(3_990)} ***`]);
});

test('an annotation of the first stage is not repeated by the last one, but a new one is shown', () => {
  const first = getLog('Zq7Xw_4kPd-9sVb').log;
  first.error('Invalid inputs: Zq7Xw_4kPd-9sVb.', 'x'.repeat(3_000));
  first.warning('Ignored: url');
  expect(first.annotated.join()).toMatch(/^[\da-f]{16},[\da-f]{16}$/);
  const lines: string[] = [];
  const last = new Log(new Redactor(['Zq7Xw_4kPd-9sVb']), (line) => lines.push(line), first.annotated);
  last.error('Invalid inputs: Zq7Xw_4kPd-9sVb.', 'x'.repeat(3_000));
  last.warning('Ignored: url');
  expect(last.annotated).toEqual([]);
  expect(lines).toEqual(['Invalid inputs: ***. See the start of this job for the reasons.']);
  last.error('Invalid inputs: Zq7Xw_4kPd-9sVb.', 'The template is missing');
  last.warning('Ignored: webhook');
  expect(last.annotated).toHaveLength(2);
});
