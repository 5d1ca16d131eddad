/** Transient faults of a campaign, caused by a server or an intermediary. */
import { answer, drip, endless, fin, hang, type Play, reset, say } from '../fault-wire.ts';

/** The correct response, which a fault may return or corrupt. */
export interface GoodAnswer {
  readonly status: number;
  readonly body: string;
  /** Request URL and credentials, as quoted in error pages of a careless service. */
  readonly echo: string;
}

type Spoil = (good: GoodAnswer) => Play;

export interface PostFault {
  readonly name: string;
  /** Time of storing: never, before the fault, or some time after it. */
  readonly stores: 'never' | 'before' | 'later';
  /** Reports success without storing anything, which is undetectable without reading back. */
  readonly lies: boolean;
  readonly play: Spoil;
}

export interface ReadFault {
  readonly name: string;
  readonly play: Spoil;
}

/** Incorrect responses to reads. */
export type ReadLie = 'stale' | 'same page again' | 'half a page' | 'an old page from a cache';
export const READ_LIES: readonly ReadLie[] = ['stale', 'same page again', 'half a page', 'an old page from a cache'];

/** Missing features of all lists of a service. */
export const BLINDNESS = ['no count', 'cut bodies', 'no fragments', 'null bodies'] as const;
export type Blindness = (typeof BLINDNESS)[number];

const HTML = { headers: 'content-type: text/html\r\n', body: '<!doctype html><title>Sign in</title>' };

function render(status: number, headers = ''): Spoil {
  return ({ echo }) => answer(status, { headers, body: JSON.stringify({ error: { message: echo } }) });
}

function flood(text: string): Play {
  return say(text.repeat(Math.ceil(1_000_000 / text.length)), reset);
}

/** Faults without a valid status line: the request may have been processed. */
const UNANSWERED: Readonly<Record<string, Spoil>> = {
  reset: () => reset,
  closed: () => fin,
  silence: () => hang,
  'half a status line': () => say('HTTP/1.1 20', fin),
  'half the headers, reset': () => say('HTTP/1.1 200 OK\r\ncontent-le', reset),
  'half the headers, silence': () => say('HTTP/1.1 200 OK\r\ncontent-le'),
  'headers in drips': () => drip('HTTP/1.1 200 OK\r\nx: ', 'x'),
  garbage: () => say('\x16\x03\x01 this is not HTTP\r\n\r\n', fin),
  'too many headers': () => flood('x-filler: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n'),
  'unasked 100, closed': () => say('HTTP/1.1 100 Continue\r\n\r\n', fin),
  'a flood of 103': () => flood('HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'),
  '408': render(408),
  '500': render(500),
  '502': render(502),
  '503': render(503),
  '504': render(504),
  'a web page': () => answer(200, HTML),
};

/** Corrupted success responses. */
const SPOILED: Readonly<Record<string, Spoil>> = {
  'empty 200': () => answer(200, { body: '' }),
  'empty 201': () => answer(201, { body: '' }),
  'empty 204': () => say('HTTP/1.1 204 X\r\n\r\n', fin),
  'cut JSON': ({ body }) => answer(200, { body: body.slice(0, body.length / 2) }),
  'body cut, closed': ({ body }) => say(`HTTP/1.1 200 X\r\ncontent-length: 9999\r\n\r\n${body.slice(0, 9)}`, fin),
  'body cut, reset': ({ body }) => say(`HTTP/1.1 200 X\r\ncontent-length: 9999\r\n\r\n${body.slice(0, 9)}`, reset),
  'body without end': () => endless('HTTP/1.1 200 X\r\n\r\n', ' '),
};

/** Success responses without a valid ID. */
const UNNAMED: Readonly<Record<string, Spoil>> = {
  'id 0': () => answer(200, { body: '{"d":{"results":{"id":0}}}' }),
  'empty id': () => answer(201, { body: '{"id":""}' }),
  'a word for an id': () => answer(202, { body: '{"id":"req-4711"}' }),
  'id of null': () => answer(200, { body: '{"d":{"id":null}}' }),
};

/** Success responses that report an error. */
const REFUSED: Readonly<Record<string, Spoil>> = {
  'error with 200': () => answer(200, { body: '{"error":"not now","id":"req-4711"}' }),
  'error with 201': () => answer(201, { body: '{"d":{"id":-1,"error":{"message":"not now"}}}' }),
};

/** Unusual responses to a successful POST, which must not count as a failure. */
const UNUSUAL: Readonly<Record<string, Spoil>> = {
  '100, then the answer': ({ status, body }) => say('HTTP/1.1 100 Continue\r\n\r\n', answer(status, { body })),
  '103, then the answer': ({ status, body }) => say('HTTP/1.1 103 X\r\nlink: </a>\r\n\r\n', answer(status, { body })),
};

const REDIRECT: Readonly<Record<string, Spoil>> = { '303': render(303, 'location: /elsewhere\r\n') };

/** Faults that store nothing, with or without a response. */
const PUT_OFF: Readonly<Record<string, Spoil>> = {
  '425': render(425),
  '429': render(429),
  '429, seconds': render(429, 'retry-after: 1\r\n'),
  '429, date': render(429, 'date: Tue, 03 Mar 2026 10:00:00 GMT\r\nretry-after: Tue, 03 Mar 2026 10:00:01 GMT\r\n'),
  '429, date in the past': render(429, 'retry-after: Mon, 02 Mar 2020 10:00:00 GMT\r\n'),
  '429, nonsense': render(429, 'retry-after: -7\r\n'),
  '503, seconds': render(503, 'retry-after: 1\r\n'),
};

function posts(from: Readonly<Record<string, Spoil>>, stores: PostFault['stores'], lies = false): PostFault[] {
  const text = { never: 'nothing kept', before: 'kept', later: 'kept late' }[stores];
  return Object.entries(from).map(([name, play]) => ({ name: `${name}; ${text}`, stores, lies, play }));
}

const LATE = ['reset', 'silence', '504'].map((name) => [name, UNANSWERED[name] ?? (() => reset)] as const);

export const POST_FAULTS: readonly PostFault[] = [
  ...posts(UNANSWERED, 'never'),
  ...posts(UNANSWERED, 'before'),
  ...posts(SPOILED, 'never', true),
  ...posts(SPOILED, 'before'),
  ...posts(Object.fromEntries(LATE), 'later'),
  ...posts(UNNAMED, 'never', true),
  ...posts(UNNAMED, 'before'),
  ...posts(REFUSED, 'never'),
  // Only reading back reveals that the record was stored.
  ...posts(REFUSED, 'before', true),
  ...posts(REDIRECT, 'never'),
  ...posts(REDIRECT, 'before'),
  ...posts(UNUSUAL, 'before'),
  ...posts(PUT_OFF, 'never'),
];

export const READ_FAULTS: readonly ReadFault[] = Object.entries({ ...UNANSWERED, ...SPOILED, ...PUT_OFF })
  .map(([name, play]) => ({ name, play }))
  .concat([{ name: 'not a list', play: () => answer(200, { body: '{"d":{"results":{}}}' }) }]);

/** Faults before the request is read. */
export const CONNECTION_FAULTS: Readonly<Record<string, Play>> = { 'reset on accept': reset, 'closed on accept': fin };
