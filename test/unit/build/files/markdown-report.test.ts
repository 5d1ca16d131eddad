import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BOUNDS } from '../../../../src/build/code-host/json.ts';
import { readReport } from '../../../../src/build/files/markdown-report.ts';
import { Redactor } from '../../../../src/text/redaction/redactor.ts';

const root = mkdtempSync(join(tmpdir(), 'report-'));
afterAll(() => rmSync(root, { recursive: true }));

const SECRET = 's3cret-'.repeat(30);
const read = (path: string) =>
  readReport([path], {
    root,
    isLate: () => false,
    hide: (text) => new Redactor([SECRET]).redact(text),
    page: 'https://github.com/acme/app/blob/abc',
  });

test('redacts a secret across the truncation', async () => {
  const space = BOUNDS.lines - SECRET.length - 50;
  writeFileSync(join(root, 'long.md'), `${'x'.repeat(space)}${SECRET}${'y'.repeat(50_000)}`);
  const { report, warnings } = await read('long.md');
  const retained = BOUNDS.lines - SECRET.length + '***'.length;
  expect(report?.text === `${'x'.repeat(space)}***${'y'.repeat(retained - space - 3)}`).toBe(true);
  expect(warnings).toEqual([]);
});

test('redacts half a secret after much redacted text', async () => {
  const space = BOUNDS.lines + 8_192 - SECRET.length * 60;
  writeFileSync(join(root, 'many.md'), `${SECRET.repeat(59)}${'x'.repeat(space + 100)}${SECRET}${'y'.repeat(5_000)}`);
  const { report } = await read('many.md');
  expect(report?.text.includes('x***') || report?.text.endsWith('x')).toBe(true);
  expect(report?.text.includes('s3cret')).toBe(false);
});

test('rejects a picture with a reason', async () => {
  const bytes = Array.from({ length: 900 }, (_, at) => at * 7_919);
  writeFileSync(join(root, 'binary.md'), Buffer.from([0x89, ...Buffer.from('PNG'), ...bytes]));
  expect(await read('binary.md')).toEqual({ warnings: ['report: "binary.md" is not text'] });
});

test('accepts a text in a legacy encoding or with colors', async () => {
  writeFileSync(
    join(root, 'old.md'),
    Buffer.from('Größe und Länge sind geprüft worden, alles in Ordnung.\n\u001b[32mok', 'latin1'),
  );
  expect((await read('old.md')).report?.text).toContain('alles in Ordnung');
});

test('reads the first match of a pattern, and reports further ones', async () => {
  writeFileSync(join(root, 'a-1.md'), '# One');
  writeFileSync(join(root, 'a-2.md'), '# Two');
  const { report, warnings } = await read('a-*.md');
  expect(report).toEqual({ path: 'a-1.md', text: '# One', folder_url: 'https://github.com/acme/app/blob/abc/' });
  expect(warnings).toEqual([expect.stringContaining('2 files match')]);
});

test('reports an empty or a missing file', async () => {
  writeFileSync(join(root, 'empty.md'), ' \n');
  expect((await read('empty.md')).warnings).toEqual(['report: "empty.md" is empty']);
  expect((await read('none.md')).warnings).toEqual([expect.stringContaining('"none.md"')]);
});
