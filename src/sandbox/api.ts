import type { Context } from './context.ts';
import { badRequest, HttpError, notFound, type Reply } from './http/reply.ts';
import { checkCharset, mediaType, parseJson, type ReceivedRequest } from './http/request.ts';
import type { Call, Operation } from './odata/operation.ts';
import { parseOptions } from './odata/options.ts';
import { API_PATH, parsePath, type Segment } from './odata/path.ts';
import { CONTENT_OPERATIONS } from './operations/content.ts';
import { PEOPLE_OPERATIONS } from './operations/people.ts';
import { TEAMS_OPERATIONS } from './operations/teams.ts';
import { userWith } from './people/membership.ts';
import type { Database } from './store/database.ts';
import type { User } from './store/records.ts';

/** Handles one request below `/api/1/odata.svc`. */
export function handleApi(context: Context, received: ReceivedRequest): Reply {
  const user = authenticate(context.db, received.headers.authorization);
  const { operation, ...values } = findRoute(received.method, received.path.slice(API_PATH.length));
  checkAccept(received.headers.accept);
  const options = parseOptions(received.query, operation.options);
  const payload = readPayload(operation, received);
  return operation.handle({ ...context, user, ...values, options, payload });
}

/**
 * Authenticates with HTTP Basic (api.md, section 5). Every failure has the same response, so that it doesn't reveal
 * which names exist.
 */
function authenticate(db: Database, authorization: string | undefined): User {
  const encoded = /^basic +([A-Za-z0-9+/=_-]+) *$/i.exec(authorization ?? '')?.[1];
  const pair = Buffer.from(encoded ?? '', 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  const user = colon > 0 ? userWith(db, pair.slice(0, colon), pair.slice(colon + 1)) : undefined;
  if (user !== undefined) return user;
  throw new HttpError(401, 'Unauthorized', 'The username or password is wrong, or the account is not active.', {
    'www-authenticate': 'Basic realm="sandbox", charset="UTF-8"',
  });
}

function checkAccept(accept: string | undefined): void {
  if (accept === undefined || accept.trim() === '' || /(^|,)\s*(application\/(json|\*)|\*\/\*)\s*(;|,|$)/i.test(accept))
    return;
  throw new HttpError(406, 'NotAcceptable', 'The response is application/json. Send "accept: application/json".');
}

/** Parses the JSON payload of an operation that documents one. Ignores the body of any other operation. */
function readPayload(operation: Operation, received: ReceivedRequest): unknown {
  if (!operation.payload) return undefined;
  if (received.body.length === 0) throw badRequest('The request has no body; this operation needs a JSON payload.');
  if (mediaType(received.headers['content-type']) !== 'application/json') {
    throw new HttpError(415, 'UnsupportedMediaType', 'Send the payload with "content-type: application/json".');
  }
  checkCharset(received.headers['content-type']);
  return parseJson(received.body);
}

/** An operation and the values parsed from its path. */
type Route = Pick<Call, 'kind' | 'key' | 'args'> & { readonly operation: Operation };

const OPERATIONS: readonly Operation[] = [...CONTENT_OPERATIONS, ...TEAMS_OPERATIONS, ...PEOPLE_OPERATIONS];
const NO_ARGS: Call['args'] = new Map();

/** Finds the operation of a path below the API root, or rejects it with 400, 404 or 405. */
function findRoute(method: string, rawPath: string): Route {
  const segments = parsePath(rawPath);
  const matches = OPERATIONS.flatMap((operation) => matchOperation(operation, segments) ?? []);
  const route = matches.find(({ operation }) => operation.method === method);
  if (route !== undefined) return route;
  if (matches.length === 0) throw notFound('Version 1 of the API has no such path.');
  const allow = [...new Set(matches.map(({ operation }) => operation.method))].join(', ');
  throw new HttpError(405, 'MethodNotAllowed', `This path only accepts ${allow}.`, { allow });
}

function matchOperation(operation: Operation, segments: readonly Segment[]): Route | undefined {
  const patterns = operation.match.split('/').slice(1);
  if (patterns.length !== segments.length) return undefined;
  let route: Route = { operation, kind: 'team', key: 0, args: NO_ARGS };
  for (const [index, segment] of segments.entries()) {
    const found = matchSegment(patterns[index] ?? '', segment);
    if (found === undefined) return undefined;
    route = { ...route, ...found };
  }
  return route;
}

function matchSegment(pattern: string, segment: Segment): Partial<Route> | undefined {
  if (pattern === '{space}') {
    const kind = SPACES.get(segment.name);
    return kind === undefined || segment.args === undefined ? undefined : { kind, key: getKey(segment) };
  }
  const [name, inside] = pattern.split(/[()]/);
  if (segment.name !== name) return undefined;
  // OData allows a call without parentheses if the function has no arguments.
  if (inside === '' && segment.args === undefined) return { args: NO_ARGS };
  if ((segment.args === undefined) !== (inside === undefined)) return undefined;
  if (inside === 'id') return { key: getKey(segment) };
  if (inside === undefined) return {};
  const args = segment.args ?? NO_ARGS;
  if ([...args.keys()].join() !== inside) {
    throw badRequest(`${name}(…) accepts ${inside === '' ? 'no arguments' : `the argument "${inside}"`}.`);
  }
  return { args };
}

const SPACES = new Map<string, Route['kind']>([
  ['workrooms', 'team'],
  ['forums', 'forum'],
]);

/** Parses `(5)` or `(id=5)`. */
function getKey(segment: Segment): number {
  const args = segment.args ?? NO_ARGS;
  const key = args.get('') ?? args.get('id');
  if (args.size !== 1 || typeof key !== 'number') {
    throw badRequest(`${segment.name}(…) requires one numeric ID, as ${segment.name}(5) or ${segment.name}(id=5).`);
  }
  return key;
}
