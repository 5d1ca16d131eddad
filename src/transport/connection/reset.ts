import type { Socket } from 'node:net';

/**
 * Ends a TCP connection by a reset, at once, whatever is under way on it. A socket that is merely closed leaves what
 * was written to the kernel, which goes on sending it for minutes: a request that was given up could still arrive.
 */
export function reset(socket: Socket): void {
  if (!socket.connecting && !socket.destroyed) {
    // Else Node would first send all of it and close the sending side in order, and reset only after that.
    Object.assign(socket, { writable: false });
    socket.resetAndDestroy();
  }
  socket.destroy();
}
