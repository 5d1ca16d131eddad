import { expect, test, vi } from 'vitest';
import { Output } from '../../../../src/cli/terminal/output.ts';
import { Redactor } from '../../../../src/text/redaction/redactor.ts';

function shown(body: string): string {
  const output = new Output(new Redactor(['s3cret-token']));
  const lines: string[] = [];
  vi.spyOn(output, 'print').mockImplementation((line) => void lines.push(line));
  output.printMessage({ body });
  return lines.join('\n');
}

const TEXT = '**CI** failed on [main](https://x.example/main)\n\n- one\n  - [two](https://x.example/main)';

test('prints the Markdown as it is, with its indentation', () => {
  expect(shown(TEXT)).toBe(TEXT);
});

test('neutralizes commands of terminals and runners, and redacts a secret', () => {
  const lines = shown('a \u001b]0;title\u0007 b\n\n  ::error::x\n\n```\n\u009b2J ##[group]y\n```\n\nthe s3cret-token');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  expect(lines).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]|^\s*::|##\[|s3cret/m);
  expect(lines).toContain('a  b');
});
