/** All failures of an exchange, by name. */
import { gzipSync } from 'node:zlib';
import { after, answer, drip, endless, fin, hang, type Play, reset, say, slowly } from './fault-wire.ts';

/** Moment of the fault: at the connection, at the first byte of the request, or after the complete request. */
type FaultMoment = 'accept' | 'first-byte' | 'request';

/** A failure (or merely unusual behavior) of an exchange, and the expected result. */
export interface Fault {
  readonly name: string;
  readonly at: FaultMoment;
  /** True if the server stores the request before the fault. */
  readonly stores: boolean;
  /** Expected result: a final status, `written` or `unsent` without one, or `any` if it depends on timing. */
  readonly ends: number | 'written' | 'unsent' | 'any';
  /** True if only the client's timeout ends it. */
  readonly silent: boolean;
  /** `tls-port`: a raw port with an https URL. `tls`: after a real TLS handshake. */
  readonly over: 'tcp' | 'tls-port' | 'tls';
  readonly play: Play;
}

type Traits = Partial<Pick<Fault, 'at' | 'stores' | 'silent' | 'over'>>;

function fault(name: string, ends: Fault['ends'], play: Play, traits: Traits = {}): Fault {
  return { name, at: 'request', stores: false, silent: false, over: 'tcp', ...traits, ends, play };
}

/** Defines the same fault twice: with the request lost, and with it stored. */
function lostAndStored(name: string, ends: Fault['ends'], play: Play, traits: Traits = {}): Fault[] {
  return [fault(name, ends, play, traits), fault(`${name}, stored`, ends, play, { ...traits, stores: true })];
}

const SILENT = { silent: true } as const;
const STORED = { stores: true } as const;
const HEAD = 'HTTP/1.1 200 OK\r\n';
const INTERIM = 'HTTP/1.1 100 Continue\r\nx-a: b\r\n\r\nHTTP/1.1 102 X\r\n\r\n';
const EARLY = 'HTTP/1.1 103 X\r\n\r\n';
const HTML = { headers: 'content-type: text/html\r\n', body: '<!doctype html><title>Sign in</title>' };
/** A chunk with one byte and a kilobyte of extensions. */
const CHUNK = `1;${'x'.repeat(1000)}\r\nx\r\n`;
const BOMB = gzipSync(Buffer.alloc(50_000_000)).toString('latin1');

const BEFORE_THE_REQUEST: readonly Fault[] = [
  fault('reset on accept', 'any', reset, { at: 'accept' }),
  fault('closed on accept', 'any', fin, { at: 'accept' }),
  fault('banner on accept', 'any', say('SSH-2.0-OpenSSH_9.9\r\n'), { at: 'accept' }),
  fault('answer on accept', 'any', answer(200), { at: 'accept' }),
  fault('never reads', 'written', (socket) => void socket.pause(), { at: 'accept', silent: true }),
  fault('reset at the first byte', 'written', reset, { at: 'first-byte' }),
  fault('closed at the first byte', 'written', fin, { at: 'first-byte' }),
  fault('413 at the first byte', 413, answer(413), { at: 'first-byte' }),
];

const TLS_FAULTS: readonly Fault[] = [
  fault('TLS: reset at the hello', 'unsent', reset, { at: 'first-byte', over: 'tls-port' }),
  fault('TLS: closed at the hello', 'unsent', fin, { at: 'first-byte', over: 'tls-port' }),
  fault('TLS: silence', 'unsent', hang, { at: 'first-byte', over: 'tls-port', silent: true }),
  fault('TLS: garbage', 'unsent', say('\x00\x01\x02garbage\xff'), { at: 'first-byte', over: 'tls-port' }),
  fault('TLS: plain HTTP', 'unsent', answer(400), { at: 'first-byte', over: 'tls-port' }),
  fault('TLS: alert', 'unsent', say('\x15\x03\x03\x00\x02\x02\x28'), { at: 'first-byte', over: 'tls-port' }),
  fault('TLS: closed after the handshake', 'any', fin, { at: 'accept', over: 'tls' }),
  fault('TLS: reset after the handshake', 'any', reset, { at: 'accept', over: 'tls' }),
  ...lostAndStored('TLS: closed instead of an answer', 'written', fin, { over: 'tls' }),
  ...lostAndStored('TLS: reset instead of an answer', 'written', reset, { over: 'tls' }),
  fault('TLS: answered', 200, answer(200), { over: 'tls', stores: true }),
];

const NO_ANSWER: readonly Fault[] = [
  ...lostAndStored('reset', 'written', reset),
  ...lostAndStored('closed', 'written', fin),
  ...lostAndStored('silence', 'written', hang, SILENT),
  ...lostAndStored('garbage', 'written', say('\x16\x03\x01 this is not HTTP\r\n\r\n', fin)),
  ...lostAndStored('half a status line, closed', 'written', say('HTTP/1.1 20', fin)),
  fault('half a status line, silence', 'written', say('HTTP/1.1 20'), SILENT),
  fault('half the headers, reset', 'written', say(`${HEAD}content-le`, after(20, reset))),
  fault('half the headers, silence', 'written', say(`${HEAD}content-le`), SILENT),
  fault('headers in drips', 'written', drip(`${HEAD}x: `, 'x'), SILENT),
  fault('HTTP/0.9', 'written', say('<html>old</html>', fin)),
  fault('HTTP/2 frames', 'written', say('\x00\x00\x00\x04\x00\x00\x00\x00\x00', fin)),
  fault('unasked 101', 'written', say('HTTP/1.1 101 X\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n'), STORED),
  fault('103 without end', 'written', endless('', 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'), SILENT),
  fault('100 without end', 'written', endless('', 'HTTP/1.1 100 Continue\r\n\r\n'), SILENT),
  fault('103 in drips', 'written', drip('', 'HTTP/1.1 103 Early Hints\r\n\r\n'), SILENT),
  fault('one header without end', 'written', endless(`${HEAD}x: `, 'x'), STORED),
  fault('headers without end', 'written', endless(HEAD, 'a: b\r\n'), STORED),
  fault('status text without end', 'written', endless('HTTP/1.1 200 ', 'x'), { ...STORED, silent: true }),
  fault('NUL in a header', 'written', say(`${HEAD}a: \0b\r\n\r\n`, fin), STORED),
  fault('two lengths', 'written', say(`${HEAD}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`, fin), STORED),
  fault('a length that is none', 'written', say(`${HEAD}content-length: -1\r\n\r\n{}`, fin), STORED),
  fault('length and chunks', 'written', say(`${HEAD}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n`), STORED),
];

const BROKEN_BODY: readonly Fault[] = [
  fault('body too short, closed', 200, say(`${HEAD}content-length: 9\r\n\r\n{}`, fin), STORED),
  fault('body too short, reset', 200, say(`${HEAD}content-length: 9\r\n\r\n{}`, after(20, reset)), STORED),
  fault('body too short, silence', 200, say(`${HEAD}content-length: 9\r\n\r\n{}`), { ...STORED, silent: true }),
  fault('body too long', 200, say(`${HEAD}content-length: 2\r\n\r\n{}{}{}{}`, fin), STORED),
  fault('body in drips', 200, drip(`${HEAD}content-length: 99999\r\n\r\n`, 'x'), { ...STORED, silent: true }),
  fault('body without end', 200, endless(`${HEAD}\r\n`, 'x'), STORED),
  fault('chunks without end', 200, endless(`${HEAD}transfer-encoding: chunked\r\n\r\n`, '1\r\nx\r\n'), STORED),
  fault('chunk extensions without end', 200, endless(`${HEAD}transfer-encoding: chunked\r\n\r\n`, CHUNK), {
    ...STORED,
    silent: true,
  }),
  fault('chunk extension without end', 200, endless(`${HEAD}transfer-encoding: chunked\r\n\r\n1;`, 'x'), {
    ...STORED,
    silent: true,
  }),
  fault('trailers without end', 200, endless(`${HEAD}transfer-encoding: chunked\r\n\r\n0\r\n`, 'a: b\r\n'), STORED),
  fault('bad chunk', 200, say(`${HEAD}transfer-encoding: chunked\r\n\r\nzz\r\n`, fin), STORED),
  fault('unfinished chunks', 200, say(`${HEAD}transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n`, fin), STORED),
  fault('gzip bomb', 200, answer(200, { headers: 'content-encoding: gzip\r\n', body: BOMB }), STORED),
];

const UNUSUAL_ANSWERS: readonly Fault[] = [
  fault('one 103 before the answer', 200, say('HTTP/1.1 103 X\r\nlink: </a>\r\n\r\n', answer(200)), STORED),
  fault('unasked 100', 200, say('HTTP/1.1 100 Continue\r\n\r\n', answer(200)), STORED),
  fault('unasked 100 with headers, then 102', 200, say(INTERIM, after(20, answer(200))), STORED),
  fault('unasked 100 byte by byte', 200, slowly(`${INTERIM}${HEAD}content-length: 2\r\n\r\n{}`, fin), STORED),
  fault(
    'unasked 100 in two pieces',
    200,
    say('HTTP/1.1 1', after(20, say('00 Continue\r\n\r\n', answer(200)))),
    STORED,
  ),
  fault('late', 200, after(200, answer(200)), STORED),
  fault('slow', 200, slowly(`${HEAD}content-length: 2\r\n\r\n{}`, fin), STORED),
  fault('slow, with a 103 at half time', 200, after(100, say(EARLY, after(100, answer(200)))), STORED),
  fault('no length', 200, say(`${HEAD}\r\n{}`, fin), STORED),
  fault('204 with a body', 204, say('HTTP/1.1 204 X\r\ncontent-length: 2\r\n\r\n{}', fin), STORED),
  fault('two answers', 200, say(`${HEAD}content-length: 0\r\n\r\nHTTP/1.1 500 X\r\n\r\n`, fin), STORED),
  fault('reset after the answer', 201, answer(201, { next: after(20, reset) }), STORED),
  fault('a web page', 200, answer(200, HTML)),
  fault('bytes that are not UTF-8', 200, answer(200, { body: '\xff\xfe\x00{}' }), STORED),
  fault('a status without a name', 200, say('HTTP/1.1 200\r\ncontent-length: 0\r\n\r\n', fin), STORED),
  fault('status 999', 999, answer(999)),
  fault('keep-alive', 200, answer(200, { headers: 'connection: keep-alive\r\n', next: hang }), STORED),
  fault('429 with Retry-After', 429, answer(429, { headers: 'retry-after: 1\r\n' })),
  ...[500, 502, 503, 504, 408].flatMap((status) => lostAndStored(String(status), status, answer(status))),
  ...[301, 302, 303, 307, 308].map((status) =>
    fault(String(status), status, answer(status, { headers: 'location: /elsewhere\r\n' })),
  ),
  ...[400, 401, 403, 404, 410, 422, 425, 501].map((status) => fault(String(status), status, answer(status))),
];

/** All faults, with unique names. */
export const FAULTS: readonly Fault[] = [
  ...BEFORE_THE_REQUEST,
  ...TLS_FAULTS,
  ...NO_ANSWER,
  ...BROKEN_BODY,
  ...UNUSUAL_ANSWERS,
  fault('none', 200, answer(200), STORED),
];

/** Finds a fault by name. */
export function faultNamed(name: string): Fault {
  const found = FAULTS.find((entry) => entry.name === name);
  if (found === undefined) throw new Error(`no fault is called "${name}"`);
  return found;
}
