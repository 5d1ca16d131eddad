/** A relay that loses packets temporarily. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { skipsLoudly } from './debian.ts';

/** A relay that loses packets temporarily. Connections are numbered from 1 in order of arrival. */
export interface LossyRelay {
  readonly port: number;
  /** Returns true while packets of a connection are being lost. */
  readonly loses: (connection: number) => boolean;
  /** Returns the bytes received over a connection after the recovery. */
  readonly late: (connection: number) => number;
  readonly recover: () => void;
  readonly stop: () => void;
}

/** Returns true if this machine can run one, which requires Linux and perl. */
export function hasLossyRelay(): boolean {
  const runs = process.platform === 'linux' && spawnSync('perl', ['-MIO::Socket::INET', '-e', '1']).status === 0;
  return runs || skipsLoudly('The tests of lost packets', 'They need Linux and perl.');
}

/**
 * Starts one in front of a local port.
 *
 * @param losses seconds for which each connection in turn is lost from its first byte, cyclically; 0 loses nothing.
 * Without them, every connection is lost during a large request, until `recover`
 */
export async function startLossyRelay(
  targetPort: number,
  losses: readonly number[] = [],
  onLoss: (connection: number) => void = () => {},
): Promise<LossyRelay> {
  const script = fileURLToPath(new URL('lossy-relay.pl', import.meta.url));
  const child = spawn('perl', [script, ...[targetPort, ...losses].map(String)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines: string[] = [];
  const reader = createInterface(child.stdout);
  const first = once(reader, 'line');
  reader.on('line', (line) => {
    lines.push(line);
    if (line.endsWith(' lost')) onLoss(Number.parseInt(line, 10));
  });
  const [port] = await first;
  return {
    port: Number(port),
    loses: (connection) => lines.includes(`${connection} lost`),
    late: (connection) =>
      lines
        .filter((line) => line.startsWith(`${connection} late `))
        .reduce((sum, line) => sum + Number(line.split(' ')[2]), 0),
    recover: () => void child.stdin.write('recover\n'),
    stop: () => void child.kill('SIGKILL'),
  };
}
