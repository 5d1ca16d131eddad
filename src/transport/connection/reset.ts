import type { Socket } from 'node:net';

/**
 * Ends a TCP connection by a reset, at once, whatever is under way on it. A socket that is merely closed leaves what
 * was written to the kernel, which goes on sending it for minutes: a request that was given up could still arrive.
 */
export function reset(socket: Socket): void {
  if (!socket.connecting && !socket.destroyed) socket.resetAndDestroy();
  // Else the reset would wait until all is written, which may be never.
  socket.destroy();
}
