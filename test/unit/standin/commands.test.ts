import { expect, test } from 'vitest';
import { createCommandProcessor } from '../../standin/command-processor.ts';
import { parseCommand } from '../../standin/commands.ts';
import { createMasks } from '../../standin/masks.ts';
import { runProcess } from '../../standin/process.ts';
import { createStepLog } from '../../standin/step-log.ts';

const REGISTERED = new Set(['error', 'group', 'set-output']);

function process(lines: readonly string[], debugRun = false) {
  const masks = createMasks();
  const log = createStepLog(masks, debugRun);
  const commands = createCommandProcessor(log, masks);
  lines.forEach(commands.line);
  return { log: log.text(), annotations: log.annotations(), failed: log.failed(), ...commands };
}

test.each([
  ['::error::text', 'text'],
  [' \t\u00a0::error::after blanks', 'after blanks'],
  ['::ERROR title=a::any case', 'any case'],
  ['##[error]old form', 'old form'],
  ['text before ##[error]anywhere', 'anywhere'],
  ['::error::a%0Ab%0D%25 %3A', 'a\nb\r% %3A'],
  ['::error::%250A', '%0A'],
  ['##[error]a%5D%3B%0A', 'a];\n'],
])('%j is a command', (line, data) => {
  expect(parseCommand(line, REGISTERED)).toMatchObject({ name: 'error', data });
});

test.each(['error::x', 'x ::error::y', '::error', ':: error::x', '::unknown::x', '##[error', '# #[error]x', ''])(
  '%j is none',
  (line) => {
    expect(parseCommand(line, REGISTERED)).toBeUndefined();
  },
);

test('properties are separated and unescaped by the rules of each form', () => {
  const properties = (line: string) => Object.fromEntries(parseCommand(line, REGISTERED)?.properties ?? []);
  expect(properties('::error Title=a%3Ab%2Cc%25,file=x=y,empty=,,bare::m')).toEqual({ title: 'a:b,c%', file: 'x=y' });
  expect(properties('##[error title=a%3Bb%5D;file=x,y]m')).toEqual({ title: 'a;b]', file: 'x,y' });
});

test('issues are shown with a label and become annotations', () => {
  const { log, annotations } = process(['::error file=a.ts,line=3,title=T::bad', '::warning::w', '##[notice]n']);
  expect(log).toBe('Error: bad\nWarning: w\nNotice: n\n');
  expect(annotations).toEqual([
    { level: 'error', message: 'bad', title: 'T', file: 'a.ts', line: '3' },
    { level: 'warning', message: 'w' },
    { level: 'notice', message: 'n' },
  ]);
});

test('ten annotations of a level are kept, 4,096 characters of each', () => {
  const { log, annotations } = process([
    `::error::${'x'.repeat(5000)}`,
    ...Array(11).fill('::error::e'),
    '::notice::n',
  ]);
  expect(annotations).toHaveLength(11);
  expect(annotations[0]?.message).toHaveLength(4096);
  expect(log.match(/^Error: e$/gm)).toHaveLength(11);
});

test('stop-commands makes commands text until its token comes', () => {
  const { log, annotations } = process(['::stop-commands::Tok3n', '::error::no', '::tok3n::', '::error::yes']);
  expect(log).toBe('::stop-commands::Tok3n\n::error::no\n::tok3n::\nError: yes\n');
  expect(annotations).toHaveLength(1);
});

test('a mask hides what is printed after it, not before', () => {
  expect(process(['hush', '::add-mask::hush', 'hush', '::error::hush']).log).toBe('hush\n***\nError: ***\n');
  expect(process(['::add-mask:: ']).annotations[0]?.message).toContain("Can't add secret mask");
});

test('lines end at LF, CRLF or CR, also when they come in pieces, and on both streams', async () => {
  const lines: string[] = [];
  const script = `
const write = (bytes) => new Promise((resolve) => process.stdout.write(Buffer.from(bytes), () => setTimeout(resolve, 60)));
(async () => {
  await write([0x61, 0xc3]);
  await write([0xa4, 0x0d]);
  await write([0x0a, 0x62, 0x0d, 0x63, 0x0a, 0x64]);
  process.stderr.write('e');
})();`;
  const { execPath } = globalThis.process;
  const end = await runProcess({
    file: execPath,
    args: ['-e', script],
    cwd: '/',
    env: {},
    onLine: (line) => lines.push(line),
    cancelDelays: { interrupt: 1, terminate: 1 },
    timeoutMs: 20_000,
  });
  expect(lines.toSorted()).toEqual(['aä', 'b', 'c', 'd', 'e']);
  expect(end.stdout.toString()).toBe('aä\r\nb\rc\nd');
});
