/**
 * A pipe between this process and a child. Node's own are sockets: `echo x > /dev/stderr` fails in a child that has one,
 * and a child whose reader has gone gets another error than it would without us.
 */
import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export interface Pipe {
  readonly reader: Readable;
  /** For the child; to be closed here once it has it. */
  readonly writeFd: number;
  readonly closeWriter: () => void;
}

/** Undefined where the system has no such pipes: on Windows, or without a folder for temporary files. */
export function openPipe(): Pipe | undefined {
  if (process.platform === 'win32') return undefined;
  let folder: string | undefined;
  try {
    folder = mkdtempSync(join(tmpdir(), 'workroom-run-'));
    const path = join(folder, 'output');
    execFileSync('mkfifo', ['-m', '600', path], { stdio: 'ignore' });
    const readFd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const writeFd = openSync(path, constants.O_WRONLY);
    const reader = new Socket({ fd: readFd, readable: true, writable: false });
    return { reader, writeFd, closeWriter: () => closeSync(writeFd) };
  } catch {
    return undefined;
  } finally {
    // Who has it open keeps it.
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}
