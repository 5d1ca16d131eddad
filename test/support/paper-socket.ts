/** Predicts the effect of a wire fault on a client without a network, for a service with a virtual clock. */
import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import type { Play } from './fault-wire.ts';
import { answered, failed, type Scene } from './scripted-service.ts';

const FOREVER_MS = 10 ** 9;
/** More than a client reads of a response. */
const MAX_HEAD = 16_384;
const MAX_COUNT = 500_000;

/** Records written data. Rejects data after it reported that it is full, and closes when the script finishes. */
class PaperSocket extends EventEmitter {
  text = '';
  isOpen = true;
  isReset = false;
  destroyed = false;

  write(text: string | Buffer, ...rest: readonly unknown[]): boolean {
    this.text += String(text);
    const next = rest.at(-1);
    if (typeof next === 'function') next();
    return false;
  }

  end(): void {
    this.isOpen = false;
  }

  resetAndDestroy(): void {
    [this.isOpen, this.isReset] = [false, true];
  }
}

/** Returns the result of an exchange with this fault, after a processing time in milliseconds. */
export function getScene(play: Play, takesMs: number): Scene {
  const socket = new PaperSocket();
  play(socket as unknown as Socket);
  socket.destroyed = true;
  socket.emit('close');
  if (socket.text.length > MAX_COUNT) return { exchange: failed(true), takesMs };
  const text = socket.text.replace(/^(?:HTTP\/1\.1 1\d\d [^\r]*\r\n(?:[^\r]+\r\n)*\r\n)+/, '');
  const [, head, status, fields = '', body = ''] =
    /^(HTTP\/1\.1 (\d{3}) [^\r]*\r\n((?:[^\r]+\r\n)*)\r\n)([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || socket.text.length - body.length > MAX_HEAD) {
    return { exchange: failed(true), takesMs: socket.isOpen ? FOREVER_MS : takesMs };
  }
  const headers = Object.fromEntries(
    fields
      .split('\r\n')
      .filter((field) => field !== '')
      .map((field) => [field.split(':', 1)[0]?.toLowerCase() ?? '', field.slice(field.indexOf(':') + 1).trim()]),
  );
  const length = headers['content-length'];
  const isWhole = length === undefined ? !socket.isOpen && !socket.isReset : body.length >= Number(length);
  return { exchange: { ...answered(Number(status), body, headers), complete: isWhole || status === '204' }, takesMs };
}
