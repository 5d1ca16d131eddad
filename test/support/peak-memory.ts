/**
 * The most memory that a process held. `process.resourceUsage().maxRSS` of a child is no such figure on Linux: what the
 * parent held when it made the child counts as the child's own (execve(2) keeps it), so a large test worker makes each of
 * its children large. `VmHWM` begins anew with the program (proc_pid_status(5)).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** An expression of plain JavaScript, for code that a child runs: its peak so far, in KiB. */
export const PEAK_KIB = `(process.platform === 'linux'
  ? Number(/VmHWM:\\s+(\\d+) kB/.exec(require('node:fs').readFileSync('/proc/self/status', 'utf8'))[1])
  : process.resourceUsage().maxRSS)`;

/** The peak of a process that runs, in MiB: of this one, or of the one with this number. Of another one on Linux alone. */
export function peakMiB(pid?: number): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS / 1024;
  const status = readFileSync(`/proc/${pid ?? 'self'}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

export interface PeakProbe {
  /** For `NODE_OPTIONS` of the child, or its arguments. */
  readonly option: string;
  /** For the child's environment. */
  readonly env: Readonly<Record<'PEAK', string>>;
  /** Of the child that ended last, in MiB. */
  read(): number;
}

/** A script in `folder` that notes the peak of the child that loads it, at the child's end. */
export function peakProbe(folder: string): PeakProbe {
  const [script, note] = [join(folder, 'peak.cjs'), join(folder, 'peak.txt')];
  const write = `require('node:fs').writeFileSync(process.env.PEAK, String(${PEAK_KIB}))`;
  writeFileSync(script, `process.on('exit', () => ${write});`);
  return { option: `--require=${script}`, env: { PEAK: note }, read: () => Number(readFileSync(note, 'utf8')) / 1024 };
}
