/** Misbehavior of a server at the level of sockets. */
import type { Socket } from 'node:net';

/** One action of a misbehaving server on a connection. */
export type Play = (socket: Socket) => void;

export const hang: Play = () => {};
export const fin: Play = (socket) => void socket.end();
export const reset: Play = (socket) => void socket.resetAndDestroy();

/** Writes text (latin1), then continues. */
export function say(text: string, next: Play = hang): Play {
  return (socket) => void socket.write(text, 'latin1', () => next(socket));
}

/** Writes a complete response with a correct `content-length`, then continues with `next`. */
export function answer(status: number, options: { body?: string; headers?: string; next?: Play } = {}): Play {
  const { body = '{}', headers = '', next = fin } = options;
  return say(`HTTP/1.1 ${status} X\r\n${headers}content-length: ${body.length}\r\n\r\n${body}`, next);
}

/** Writes endlessly, as fast as the client reads. */
export function endless(first: string, again: string): Play {
  return (socket) => {
    const block = Buffer.from(again.repeat(Math.ceil(65_536 / again.length)), 'latin1');
    const pump = () => {
      while (!socket.destroyed && socket.write(block));
    };
    socket.on('drain', pump);
    socket.write(first, 'latin1');
    pump();
  };
}

/** Writes a few bytes at a time, endlessly. */
export function drip(first: string, again: string): Play {
  return (socket) => {
    socket.write(first, 'latin1');
    const timer = setInterval(() => socket.write(again, 'latin1'), 50);
    socket.on('close', () => clearInterval(timer));
  };
}

/** Waits, then continues. */
export function after(ms: number, play: Play): Play {
  return (socket) => {
    const timer = setTimeout(() => play(socket), ms);
    socket.on('close', () => clearTimeout(timer));
  };
}

/** Writes text (latin1) byte by byte, each in its own packet, then continues. */
export function slowly(text: string, next: Play = hang): Play {
  return (socket) => {
    socket.setNoDelay(true);
    const write = (at: number) => {
      if (at === text.length) next(socket);
      else socket.write(text[at] ?? '', 'latin1', () => setImmediate(write, at + 1));
    };
    write(0);
  };
}
