import type { Context } from './context.ts';
import { checkCharset, mediaType, parseJson } from './http/body.ts';
import type { Received } from './http/received.ts';
import { badRequest, Refusal, type Reply } from './http/reply.ts';
import { API_PATH } from './odata/entities.ts';
import type { Operation } from './odata/operation.ts';
import { parseOptions } from './odata/options.ts';
import { findRoute } from './odata/router.ts';
import { operations } from './operations/table.ts';
import { authenticate } from './people/credentials.ts';

/** Answers one request below `/api/1/odata.svc`. */
export function answerApi(context: Context, received: Received): Reply {
  const caller = authenticate(context.db, received.headers.authorization);
  const route = findRoute(operations, received.method, received.path.slice(API_PATH.length));
  checkAccept(received.headers.accept);
  const { operation, kind, key, args } = route;
  const options = parseOptions(received.query, operation.options);
  const payload = readPayload(operation, received);
  return operation.handle({ context, caller, kind, key, args, options, payload });
}

function checkAccept(accept: string | undefined): void {
  if (accept === undefined || accept.trim() === '' || /(^|,)\s*(application\/(json|\*)|\*\/\*)\s*(;|,|$)/i.test(accept))
    return;
  throw new Refusal(406, 'NotAcceptable', 'The answer is application/json: send "accept: application/json".');
}

/** The JSON of an operation that documents a payload. Reads and payload-less POSTs may come with any body or none. */
function readPayload(operation: Operation, received: Received): unknown {
  if (!operation.payload) return undefined;
  if (received.body.length === 0) throw badRequest('The request has no body; this operation needs a JSON payload.');
  if (mediaType(received.headers['content-type']) !== 'application/json') {
    throw new Refusal(415, 'UnsupportedMediaType', 'Send the payload with "content-type: application/json".');
  }
  checkCharset(received.headers['content-type']);
  return parseJson(received.body);
}
