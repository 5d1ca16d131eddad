/** Whether a process may have mounts of its own. */
import { spawnSync } from 'node:child_process';
import { skipsLoudly } from './debian.ts';

/** Whether a process may be started here with mounts of its own, over settings of the system. */
export function mayMount(suite: string): boolean {
  const allowed = process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'true']).status === 0;
  return allowed || skipsLoudly(suite, 'It takes Linux, root and the right to mount: unshare -m.');
}
