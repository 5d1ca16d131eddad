/** A path to the service on which the kernel loses connections for a while, and delivers afterwards. */
import { setTimeout as sleep } from 'node:timers/promises';
import { startLossyRelay } from '../../test/support/lossy-relay.ts';
import type { Start } from './route.ts';

/** Of all connections, from before the first byte of their request. */
const SHARE = 0.3;
/** Seconds for which the packets of such a connection are lost. */
const [SHORTEST, LONGEST] = [1, 20];
/** Connections with a loss of their own; after these it begins again. */
const DRAWN = 64;
/** Milliseconds after its beginning in which a kernel repeats what was lost for the longest: 0.2, 0.6 … 12.6, 25.4 s. */
const LAST_REPEAT_MS = 27_000;

interface Loss {
  readonly port: number;
  /** Waits until no kernel has anything left that would still arrive, then closes. */
  readonly close: () => Promise<void>;
}

export async function startLoss({ chance, port, played }: Start): Promise<Loss> {
  const losses = Array.from({ length: DRAWN }, () => {
    const seconds = SHORTEST + chance.next() * (LONGEST - SHORTEST);
    return chance.next() < SHARE ? Math.round(seconds * 10) / 10 : 0;
  });
  let lastAt = Number.NEGATIVE_INFINITY;
  const relay = await startLossyRelay(port, losses, (connection) => {
    lastAt = performance.now();
    played(`connection ${connection} lost for ${losses[(connection - 1) % DRAWN]} s`);
  });
  const finish = async () => {
    await sleep(Math.max(0, lastAt + LAST_REPEAT_MS - performance.now()));
    relay.stop();
  };
  return { port: relay.port, close: finish };
}
