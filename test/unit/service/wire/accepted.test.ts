import { expect, test } from 'vitest';
import { ConnectionError, NotifyError, ResponseError } from '../../../../src/errors.ts';
import type { Answer, Exchange } from '../../../../src/service/http/exchange.ts';
import { OPERATIONS } from '../../../../src/service/operations.ts';
import { LOOK_FIRST } from '../../../../src/service/status.ts';
import { accepted } from '../../../../src/service/wire/accepted.ts';
import type { ServiceRequest } from '../../../../src/service/wire/http-request.ts';

const team = { type: 'team', id: 5 } as const;
const chat = OPERATIONS.chat.post.request(team, { body: 'hi' });
const board = OPERATIONS.boards.show.request(team);

function answered(status: number, body = ''): Answer {
  return { type: 'answer', status, headers: {}, body, complete: true };
}

async function errorOf(
  called: ServiceRequest,
  exchange: Exchange,
  wordsOf?: (body: string) => Promise<string>,
): Promise<NotifyError> {
  try {
    await accepted(called.operation, called, exchange, wordsOf);
  } catch (error) {
    if (error instanceof NotifyError) return error;
  }
  throw new Error('expected a NotifyError');
}

test.each([200, 201, 204])('%d is a success, even when its body broke off', async (status) => {
  const answer = { ...answered(status), complete: false };
  expect(await accepted('chat.post', chat, answer)).toBe(answer);
});

test('a refusal says what was called, the status, and the service’s words only where they were made fit', async () => {
  const error = await errorOf(chat, answered(403, 'not you, hunter2'), async (body) => body.replace('hunter2', '***'));
  expect(error).toBeInstanceOf(ResponseError);
  expect(error).toMatchObject({ code: 'response', status: 403, hint: expect.stringMatching(/must be a member/) });
  expect(error.message).toBe('chat.post: the service answered 403 (forbidden): not you, ***');
  expect((await errorOf(chat, answered(403, 'hunter2'))).message).toBe(
    'chat.post: the service answered 403 (forbidden)',
  );
});

test.each([408, 500, 502, 503])('after %d, look before you send it again; reading changes nothing', async (status) => {
  expect((await errorOf(chat, answered(status))).hint).toBe(LOOK_FIRST);
  expect((await errorOf(board, answered(status))).hint).toBe('');
});

test('no answer: whether the request was written, and the advice of the connection first', async () => {
  const failure: Exchange = { type: 'failure', written: true, reason: 'it broke', hint: 'Mend it.', permanent: false };
  const written = await errorOf(chat, failure);
  expect(written).toBeInstanceOf(ConnectionError);
  expect(written).toMatchObject({ written: true, hint: `Mend it. ${LOOK_FIRST}` });
  expect(written.message).toBe('chat.post: it broke. The request may have been carried out');
  const unwritten = await errorOf(chat, { ...failure, written: false });
  expect(unwritten).toMatchObject({ written: false, hint: 'Mend it.', message: 'chat.post: it broke' });
  expect(await errorOf(board, failure)).toMatchObject({
    written: true,
    hint: 'Mend it.',
    message: 'boards.show: it broke',
  });
});

test('a web page is no answer of the service', async () => {
  const page = { ...answered(200, '<html>'), headers: { 'content-type': 'text/html' } };
  expect(await errorOf(chat, page)).toMatchObject({ code: 'connection', written: true });
});

test('a creation whose body tells of an error is a refusal, whatever its status says; a read may hold what it likes', async () => {
  const refusal = answered(200, '{"error":{"message":"no such team"},"id":"req-4711"}');
  const error = await errorOf(chat, refusal, async () => 'no such team');
  expect(error).toBeInstanceOf(ResponseError);
  expect(error.message).toBe('chat.post: the service answered 200, with an error: no such team');
  expect(await accepted('boards.show', board, refusal)).toBe(refusal);
});
