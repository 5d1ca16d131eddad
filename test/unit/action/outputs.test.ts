import { expect, test } from 'vitest';
import { formatOutputs, OUTPUTS } from '../../../src/action/runner.ts';
import { type Receipt, toResult } from '../../../src/delivery/receipt.ts';

const receipt: Receipt = {
  ...toResult({ reason: 'the service said\n::error::`$(rm)` ***', hint: '' }),
  service_message: 'hostile words',
  kind: 'message',
  destination: 'webhook',
  duration_ms: 12,
  facts_file: '/home/build agent/_temp/facts~1.json',
};

test('every declared output is one line of safe characters', () => {
  const lines = formatOutputs(receipt).split('\n');
  expect(lines.pop()).toBe('');
  expect(lines.map((line) => line.split('=')[0])).toEqual(OUTPUTS.map(({ name }) => name));
  expect(lines[1]).toBe('reason=the service said_::error::__(rm)_ ___');
  expect(lines.join()).not.toMatch(/hostile|[`$&|<>\\]/);
});

test('a path is unchanged, and omitted if there is none', () => {
  expect(formatOutputs(receipt)).toContain('facts-file=/home/build agent/_temp/facts~1.json\n');
  const { facts_file: _, ...rest } = receipt;
  expect(formatOutputs(rest)).not.toContain('facts-file');
});

test('the receipt is valid JSON with any text', () => {
  const reason = 'there is no team "Platf\\rm", {"a": 1}\n“x”';
  const lines = formatOutputs({ ...receipt, reason, target: 'team "Platfrm"' });
  expect(JSON.parse(/^receipt=(.*)$/m.exec(lines)?.[1] ?? '')).toMatchObject({
    outcome: 'skipped',
    target: 'team _Platfrm_',
  });
});

test("the service's message is in no output", () => {
  const { kind: _, destination: __, duration_ms: ___, ...target } = receipt;
  const line = { outcome: 'unknown', reason: '', hint: '', service_message: 'hostile words' } as const;
  const lines = formatOutputs({ ...receipt, chat_message: line, targets: [{ ...target, target: 'team 1' }] });
  expect(lines).toContain('team 1');
  expect(lines).not.toContain('hostile');
});
