import { expect, test } from 'vitest';
import { markdownLines } from '../../../../src/cli/terminal/markdown.ts';
import { Output } from '../../../../src/cli/terminal/output.ts';
import { Redactor } from '../../../../src/text/redaction/redactor.ts';

const output = new Output(new Redactor(['s3cret-token']));
const shown = (text: string) => markdownLines(text, output).join('\n');

test('text, emphasis and links as a reader sees them, with addresses where nothing can be styled', () => {
  expect(shown('**CI** _failed_ on [main](https://x.example/main)  \nsecond `line`')).toBe(
    'CI failed on main <https://x.example/main>\nsecond line',
  );
});

test('headings, lists in lists, quotations and rules', () => {
  expect(shown('# Title\ntext\n\n- one\n- two\n  1. three\n  2. four\n\n> said\n> so\n\n---\nend')).toBe(
    'Title\n\ntext\n\n• one\n• two\n  1. three\n  2. four\n\n│ said\n│ so\n───\n\nend',
  );
});

test('code keeps its indentation, tables their columns', () => {
  expect(shown('```js\nif (x) {\n  y();\n}\n```')).toBe('    if (x) {\n      y();\n    }');
  expect(shown('| step | who |\n|---|---|\n| tag | the author |\n| watch | me |')).toBe(
    'step   who\ntag    the author\nwatch  me',
  );
});

test('what a terminal or a runner takes for a command is none, and a secret is hidden', () => {
  const lines = shown('a \u001b]0;title\u0007 b\n\n::error::x\n\n```\n\u009b2J ##[group]y\n```\n\nthe s3cret-token');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  expect(lines).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]|^\s*::|##\[|s3cret/m);
  expect(lines).toContain('a  b');
});

test('an empty text has no lines, and HTML stays text', () => {
  expect(shown('')).toBe('');
  expect(shown('<b>x</b> &amp; y')).toBe('<b>x</b> & y');
});
