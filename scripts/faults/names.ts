/** A name server that fails by chance, and a system that asks no other one. */
import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Chance } from '../../test/support/chance.ts';
import type { Start } from './route.ts';

/** The host of the service, which the name server alone knows. */
export const NAME = 'service.workroom.example';

/** Of all queries; the others are answered at once. */
const FAILING = 0.4;
/** One server in two says nothing to so many of the first queries, at most. */
const MOST_IGNORED = 6;
const HEADER_BYTES = 12;
const A = 1;
/** Flags of an answer, the second byte of them with its code. */
const FOUND = 0x8180;
const SERVFAIL = 0x8182;

interface NameServer {
  /** Runs Node where only this server is asked. */
  readonly nodePath: string;
  readonly close: () => Promise<void>;
}

export async function startNames({ chance, played }: Start): Promise<NameServer> {
  const ignored = chance.next() < 0.5 ? Math.ceil(chance.next() * MOST_IGNORED) : 0;
  const options = `timeout:${chance.oneOf([1, 2, 5])} attempts:${chance.oneOf([1, 2, 3])}`;
  const server = await bindAnywhere();
  const waiting = new Set<NodeJS.Timeout>();
  let queries = 0;
  server
    .on('error', () => {})
    .on('message', (query, from) => {
      queries += 1;
      const { name, waitMs, flags } = queries <= ignored ? SILENCE : fate(chance);
      played(`name: ${name}`);
      if (waitMs === undefined) return;
      const timer = setTimeout(() => {
        waiting.delete(timer);
        reply(server, query, from, flags);
      }, waitMs);
      waiting.add(timer);
    });
  const folder = mkdtempSync(join(tmpdir(), 'faults-names-'));
  const nodePath = writeWrapper(folder, `nameserver ${server.address().address}\noptions ${options}\n`);
  const finish = async () => {
    for (const timer of waiting) clearTimeout(timer);
    const closed = once(server, 'close');
    server.close();
    await closed;
    rmSync(folder, { recursive: true });
  };
  return { nodePath, close: finish };
}

interface Fate {
  readonly name: string;
  /** Undefined: for ever. */
  readonly waitMs: number | undefined;
  readonly flags: number;
}

const SILENCE: Fate = { name: 'silence', waitMs: undefined, flags: FOUND };

function fate(chance: Chance): Fate {
  if (chance.next() >= FAILING) return { name: 'found', waitMs: 0, flags: FOUND };
  const waitMs = 1_000 + chance.next() * 7_000;
  return chance.oneOf([
    SILENCE,
    { name: `found after ${Math.round(waitMs / 1000)} s`, waitMs, flags: FOUND },
    { name: 'SERVFAIL', waitMs: 0, flags: SERVFAIL },
  ]);
}

/** The right name has one address of the fourth family, and none of the sixth. */
function reply(server: Socket, query: Buffer, { address, port }: RemoteInfo, flags: number): void {
  const end = query.indexOf(0, HEADER_BYTES) + 5;
  const type = query.readUInt16BE(end - 4);
  const has = flags === FOUND && type === A;
  const head = Buffer.from(query.subarray(0, HEADER_BYTES));
  // One question, and no records but the address.
  for (const [index, value] of [flags, 1, has ? 1 : 0, 0, 0].entries()) head.writeUInt16BE(value, 2 + 2 * index);
  // A pointer to the name of the question, type and class, no time to live, four bytes.
  const record = has ? Buffer.from('c00c00010001000000000004' + '7f000001', 'hex') : Buffer.alloc(0);
  server.send(Buffer.concat([head, query.subarray(HEADER_BYTES, end), record]), port, address);
}

let lastAddress = 0;

/** Name servers cannot be named with a port, but this machine has addresses enough. */
async function bindAnywhere(): Promise<Socket> {
  lastAddress += 1;
  const socket = createSocket('udp4');
  try {
    const listening = once(socket, 'listening');
    socket.bind(53, `127.78.${(lastAddress >> 8) & 255}.${lastAddress & 255}`);
    await listening;
    return socket;
  } catch (error) {
    // That of another campaign.
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return bindAnywhere();
    throw error;
  }
}

/**
 * The system reads its settings from fixed places, so the process gets mounts of its own over them. Other shells than
 * bash drop variables like `INPUT_BASE-URL`.
 */
function writeWrapper(folder: string, resolver: string): string {
  writeFileSync(join(folder, 'resolv.conf'), resolver);
  writeFileSync(join(folder, 'nsswitch.conf'), 'hosts: files dns\n');
  const mounts = ['resolv.conf', 'nsswitch.conf'].map((file) => `mount --bind "${join(folder, file)}" /etc/${file}`);
  const script = [...mounts, `exec "${process.execPath}" "$@"`].join(' && ');
  const path = join(folder, 'node');
  writeFileSync(path, `#!/bin/bash\nexec unshare -m bash -c '${script}' bash "$@"\n`, { mode: 0o755 });
  return path;
}
