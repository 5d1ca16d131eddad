import { expect, test } from 'vitest';
import { Log } from '../../../src/action/log.ts';
import { Redactor } from '../../../src/text/redaction/redactor.ts';

function getLog(...secrets: readonly string[]) {
  const lines: string[] = [];
  return { lines, log: new Log(new Redactor(secrets), (line) => lines.push(line)) };
}

test('what stands in the name of the repository is masked nowhere: every later step shows it', () => {
  const { lines, log } = getLog('acme-shop', 'Zq7Xw_4kPd-9sVb', '50%\nmore');
  log.mask('octo/acme-shop');
  expect(lines).toEqual(['::add-mask::Zq7Xw_4kPd-9sVb\n::add-mask::50%25%0Amore']);
});

test('a secret is hidden also where it becomes one only in the log', () => {
  const { lines, log } = getLog('Zq7Xw_4kPd-9sVb');
  log.info('a Zq7Xw_4kPd-9sVb b', 'a Zq7Xw_\u200b4kPd-9sVb b', `${'x'.repeat(3_990)} Zq7Xw_4kPd-9sVb`);
  expect(lines).toEqual(['a *** b', 'a *** b', `${'x'.repeat(3_990)} ***`]);
});

test('what the first stage of a step has annotated is not told again by the last one', async () => {
  const first = getLog('Zq7Xw_4kPd-9sVb').log;
  first.error('These inputs cannot work: Zq7Xw_4kPd-9sVb.', 'x'.repeat(3_000));
  first.warning('Ignored: url');
  expect(first.annotated.join()).not.toContain('Zq7Xw');
  const lines: string[] = [];
  const last = new Log(new Redactor(['Zq7Xw_4kPd-9sVb']), (line) => lines.push(line), first.annotated);
  last.error('These inputs cannot work: Zq7Xw_4kPd-9sVb.', 'x'.repeat(3_000));
  last.warning('Ignored: url');
  last.warning('Ignored: webhook');
  expect(last.annotated).toEqual(['Ignored: webhook']);
  expect(lines).toEqual(['These inputs cannot work: ***. See the start of this job for the reasons.']);
});
