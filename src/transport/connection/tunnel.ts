import type { Socket } from 'node:net';
import { ConnectionFault } from './fault.ts';
import { pastInterim } from './interim.ts';

/** Bytes that the answer to CONNECT may have. */
const LONGEST_HEAD = 16_384;
/** Bytes that interim answers may take before it. */
const MOST_INTERIM = 1024 * 1024;

/**
 * Has a proxy open a tunnel to a service, by CONNECT. What comes after the proxy's answer stays in the socket.
 *
 * @param authorization value of `proxy-authorization`
 * @throws ConnectionFault when the proxy refuses, closes, or answers with something else
 */
export function openTunnel(socket: Socket, service: URL, authorization: string | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const past = pastInterim();
  let bytes = 0;
  let head = Buffer.alloc(0);

  const onReadable = () => {
    const chunk: Buffer | null = socket.read();
    if (chunk === null) return;
    bytes += chunk.length;
    head = Buffer.concat([head, past(chunk)]);
    const end = head.indexOf('\r\n\r\n');
    const fault = faultOf(head, end, bytes);
    if (fault !== undefined) return settle(() => reject(fault));
    if (end < 0) return;
    settle(resolve);
    if (head.length > end + 4) socket.unshift(head.subarray(end + 4));
  };
  const onError = (error: Error) => settle(() => reject(error));
  const onClose = () => settle(() => reject(new ConnectionFault('ERR_TUNNEL_CLOSED')));
  const settle = (how: () => void) => {
    socket.off('readable', onReadable).off('error', onError).off('end', onClose).off('close', onClose);
    how();
  };

  socket.on('readable', onReadable).on('error', onError).on('end', onClose).on('close', onClose);
  socket.write(connectRequest(service, authorization));
  return promise;
}

function connectRequest(service: URL, authorization: string | undefined): string {
  const authority = `${service.hostname}:${service.port || '443'}`;
  const credentials = authorization === undefined ? '' : `proxy-authorization: ${authorization}\r\n`;
  return `CONNECT ${authority} HTTP/1.1\r\nhost: ${authority}\r\n${credentials}\r\n`;
}

/** @param end where the head ends; negative while it has not */
function faultOf(head: Buffer, end: number, bytes: number): ConnectionFault | undefined {
  const line = head.toString('latin1', 0, 12);
  if (!'HTTP/1.'.startsWith(line.slice(0, 7))) return new ConnectionFault('HPE_INVALID_CONSTANT');
  if (end < 0 && head.length > LONGEST_HEAD) return new ConnectionFault('UND_ERR_HEADERS_OVERFLOW');
  if (bytes > MOST_INTERIM) return new ConnectionFault('ERR_FLOOD');
  if (end < 0) return undefined;
  const status = Number(/^HTTP\/1\.\d (\d{3})/.exec(line)?.[1] ?? 0);
  if (status === 0) return new ConnectionFault('HPE_INVALID_STATUS');
  return status >= 200 && status < 300 ? undefined : new ConnectionFault('ERR_TUNNEL_REFUSED', status);
}
