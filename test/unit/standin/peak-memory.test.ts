import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { peakMiB, peakProbe } from '../../support/peak-memory.ts';

const MEBI = 2 ** 20;

function peakOf(script: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'peak-'));
  const probe = peakProbe(folder);
  execFileSync(process.execPath, [probe.option, '-e', script], { env: probe.env });
  const peak = probe.read();
  rmSync(folder, { recursive: true });
  return peak;
}

test('a child is as large as what it held, whatever its parent holds', () => {
  const held = Buffer.alloc(300 * MEBI, 1);
  expect(peakMiB()).toBeGreaterThan(300);
  const idle = peakOf('');
  expect(idle).toBeLessThan(150);
  expect(peakOf('Buffer.alloc(200 * 2 ** 20, 1)')).toBeGreaterThan(idle + 190);
  expect(held.length).toBe(300 * MEBI);
});
