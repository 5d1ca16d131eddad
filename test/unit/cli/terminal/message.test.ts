import { expect, test } from 'vitest';
import { messageLines } from '../../../../src/cli/terminal/message.ts';
import { Output } from '../../../../src/cli/terminal/output.ts';
import { Redactor } from '../../../../src/text/redaction/redactor.ts';

const output = new Output(new Redactor(['s3cret-token']));
const shown = (text: string) => messageLines(text, output).join('\n');

test('Markdown stays as it is, with its indentation', () => {
  const text = '**CI** failed on [main](https://x.example/main)\n\n- one\n  - two\n\n```js\nif (x) {\n\ty();\n}\n```';
  expect(shown(text)).toBe(text);
});

test('what a terminal or a runner takes for a command is none, and a secret is hidden', () => {
  const lines = shown('a \u001b]0;title\u0007 b\n\n  ::error::x\n\n```\n\u009b2J ##[group]y\n```\n\nthe s3cret-token');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  expect(lines).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]|^\s*::|##\[|s3cret/m);
  expect(lines).toContain('a  b');
});
