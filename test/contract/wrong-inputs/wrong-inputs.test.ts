import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMPILE_CACHE } from '../../support/compile-cache.ts';
import { WRONG_INPUTS } from './all.ts';
import type { Answer } from './play.ts';
import type { WrongInput } from './wrong-input.ts';

const CODES: Readonly<Record<WrongInput['edge'], number>> = { action: 1, command: 2, library: 1 };
const folder = mkdtempSync(join(tmpdir(), 'wrong-inputs-'));
let answers: readonly Answer[] = [];

beforeAll(async () => {
  const [output, results] = [join(folder, 'output'), join(folder, 'answers')];
  const file = openSync(output, 'a');
  const script = join(import.meta.dirname, 'play.ts');
  const child = spawn(process.execPath, [script, output, results], {
    env: { PATH: process.env['PATH'], ...COMPILE_CACHE },
    stdio: ['ignore', file, file],
  });
  await once(child, 'exit');
  answers = JSON.parse(readFileSync(results, 'utf8'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('what is given wrong is answered with the place, the value and the way out', () => {
  test.each(WRONG_INPUTS.map((wrong, index) => ({ wrong, index })))('$wrong.name', ({ wrong, index }) => {
    const { text = '', code, sent } = answers[index] ?? {};
    const missing = wrong.says.filter((words) => !text.includes(words));
    const told = (wrong.hides ?? []).filter((secret) => text.includes(secret));
    const expected = { missing: [], told: [], code: wrong.code ?? CODES[wrong.edge], sent: wrong.sent ?? 0 };
    expect({ missing, told, code, sent }, text).toEqual(expected);
  });
});
