import { defined } from '../../defined.ts';
import { requireAdministrator } from '../access.ts';
import { type Check, optional, record, text } from '../checks.ts';
import type { Context } from '../context.ts';
import type { Fault, FaultMatch, Faults } from '../faults.ts';
import { authenticate } from '../people/credentials.ts';
import { badRequest, json, Refusal, type Reply } from './reply.ts';
import { parseJson, type Received } from './request.ts';

/** Where another process sets the fault script, with an administrator's credentials. */
export const FAULTS_PATH = '/sandbox/faults';

const count: Check<number> = (value, where) => {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 10_000) return value;
  throw badRequest(`${where} must be a whole number from 1 to 10000.`);
};

const FAULT_VALUES: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ...['reset', 'close', 'hang', 'garbage'].map((name) => [name, isMoment] as const),
  ...['late', 'delay', 'slow'].map((name) => [name, isMilliseconds] as const),
  ...['cut', 'endless'].map((name) => [name, (value: unknown) => value === true] as const),
]);

function isMoment(value: unknown): boolean {
  return value === 'before' || value === 'after';
}

function isMilliseconds(value: unknown): boolean {
  return typeof value === 'number' && value >= 1 && value <= 600_000;
}

const statusFault = record({
  status: (value, where): number => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= 200 && value <= 599) return value;
    throw badRequest(`${where} must be a status from 200 to 599.`);
  },
  headers: optional((value, where): Record<string, string> => {
    if (typeof value !== 'object' || value === null) throw badRequest(`${where} must be an object of strings.`);
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, text(one, `${where}.${name}`)]));
  }),
  body: optional(text),
  stored: optional((value): boolean => value === true),
});

const fault: Check<Fault> = (value, where) => {
  const [entry, ...more] = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entry !== undefined && more.length === 0 && FAULT_VALUES.get(entry[0])?.(entry[1]) === true)
    return value as Fault;
  const { status, headers, body, stored } = statusFault(value, where);
  return { status, stored: stored ?? false, headers: headers ?? {}, body: body ?? '' };
};

const payload = record({
  count,
  fault,
  match: optional(record({ method: optional(text), path: optional(text) })),
});

/** `POST {"count":2,"fault":{"status":429,"headers":{"retry-after":"1"}},"match":{"path":"/posts"}}`. */
export function answerFaultControl(context: Context, faults: Faults, received: Received): Reply {
  requireAdministrator(authenticate(context.db, received.headers.authorization));
  if (received.method !== 'POST')
    throw new Refusal(405, 'MethodNotAllowed', 'This path takes POST.', { allow: 'POST' });
  const script = payload(parseJson(received.body), 'The payload');
  const { method, path } = script.match ?? {};
  faults.next(script.count, script.fault, defined<FaultMatch>({ method, path }));
  return json(200, { ok: true });
}
