import { expect, test } from 'vitest';
import { DeliverySession } from '../../../src/delivery/session.ts';
import type { Runtime } from '../../../src/runtime.ts';
import type { HttpResult } from '../../../src/service/http/exchange.ts';
import { OPERATIONS } from '../../../src/service/operations.ts';
import { LOOK_FIRST } from '../../../src/service/status.ts';
import { toCall, toWebhookCall } from '../../../src/service/wire/http-request.ts';
import type { Settings } from '../../../src/settings/settings.ts';
import { Redactor } from '../../../src/text/redaction/redactor.ts';

const session = new DeliverySession({ redactor: new Redactor(['hunter2']) } as Settings, {} as Runtime);
const url = new URL('https://acme.example/application/webhook/t0ken');
const webhook = toWebhookCall(url, 'message', { body: 'hi' });
const service = OPERATIONS.boards.show.request({ type: 'team', id: 5 });
const connection = { baseUrl: new URL('https://acme.example'), username: 'u', password: 'p' };
const board = toCall(connection, service);
const message = { reason: 'it ended', hint: '' };

function answered(status: number, text = 'no, hunter2'): HttpResult {
  return { type: 'response', status, headers: {}, body: JSON.stringify({ error: text }), complete: true };
}

test('explains a refusal by the operation and the service message', () => {
  expect(session.result('not-delivered', webhook, message, answered(401))).toMatchObject({
    hint: expect.stringMatching(/^Check the URL of the webhook/),
    service_message: 'no, ***',
  });
  expect(session.result('not-delivered', board, message, answered(404)).hint).toMatch(/^If tasks were never set up/);
});

test('advises to check the service first if the outcome is unknown, after the advice about the cause', () => {
  expect(session.result('unknown', webhook, message, answered(500)).hint).toBe(LOOK_FIRST);
  expect(session.result('unknown', webhook, message).hint).toBe(LOOK_FIRST);
  expect(session.result('unknown', webhook, { ...message, hint: 'Mend it.' }).hint).toBe(`Mend it. ${LOOK_FIRST}`);
  expect(session.result('unknown', webhook, message, answered(404)).hint).toMatch(/^Check the URL.* Check the service/);
});

test('redacts a credential in the service message', () => {
  const refusal = answered(403, 'no: password=Zq7x-sesame is old');
  expect(session.result('not-delivered', webhook, message, refusal).service_message).toBe('no: password=*** is old');
});
