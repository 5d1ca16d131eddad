import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { API_PAGE, apiPage } from '../../scripts/api-table.ts';
import { operations as served } from '../../src/sandbox/operations/table.ts';
import { ServiceClient } from '../../src/service/client.ts';
import type { Operation } from '../../src/service/operation.ts';
import { OPERATIONS, WEBHOOK_CALLS } from '../../src/service/operations.ts';
import { Webhook } from '../../src/service/webhook.ts';
import {
  webhookJsonRequest,
  webhookMessageRequest,
  webhookTaskRequest,
  webhookTextRequest,
  webhookTopicRequest,
} from '../../src/service/webhook-requests.ts';

const methodsOf = (value: object): string[] =>
  Object.getOwnPropertyNames(Object.getPrototypeOf(value)).filter((name) => name !== 'constructor');

test(`${API_PAGE} is what scripts/api-table.ts makes`, () => {
  expect(readFileSync(API_PAGE, 'utf8')).toBe(apiPage());
});

test('the table lists exactly the methods of the client', () => {
  const client = new ServiceClient({ baseUrl: 'https://acme.example', username: 'u', password: 'p' });
  const methods = Object.entries(client).flatMap(([group, value]: [string, object]) =>
    methodsOf(value).map((method) => `${group}.${method}`),
  );
  expect(methods.sort()).toEqual(Object.keys(OPERATIONS).sort());
});

test('the table of webhook calls lists exactly the methods of Webhook', () => {
  expect(methodsOf(new Webhook({ url: 'https://acme.example/x' }))).toEqual(Object.keys(WEBHOOK_CALLS));
});

test('each row shows its own call', () => {
  for (const [name, { call }] of Object.entries(OPERATIONS)) expect(call).toMatch(`client.${name}(`);
  for (const [name, { call }] of Object.entries(WEBHOOK_CALLS)) expect(call).toMatch(`webhook.${name}(`);
});

test('the table and the sandbox, written apart, agree on every operation of the API', () => {
  const line = (method: string, path: string) => `${method} ${path.split('?')[0]}`;
  const rows: Operation[] = Object.values(OPERATIONS);
  const documented = rows.map(({ method, path, section }) => `${section} ${line(method, path)}`);
  expect(documented.sort()).toEqual(
    served.map(({ section, method, path }) => `${section} ${line(method, path)}`).sort(),
  );
});

test('the content types of webhook calls are those that are sent', () => {
  const url = new URL('https://acme.example/x');
  const content = { subject: 'S', body: 'B' };
  const sent = {
    text: webhookTextRequest(url, 'B'),
    message: webhookMessageRequest(url, content),
    topic: webhookTopicRequest(url, content),
    task: webhookTaskRequest(url, content),
    json: webhookJsonRequest(url, content),
  };
  for (const [name, { contentType }] of Object.entries(WEBHOOK_CALLS)) {
    expect(sent[name as keyof typeof sent].headers['content-type']).toBe(contentType);
  }
});

test('each method of the client says in its comment where the API describes it', () => {
  const sources = globSync('src/service/resources/*.ts').map((file) => readFileSync(file, 'utf8'));
  const classes = sources
    .join('\n')
    .split(/^export class /m)
    .slice(1);
  const sections = classes.flatMap((text) => {
    const group = /^\w+/.exec(text)?.[0].toLowerCase();
    const methods = text.matchAll(/ API ([\d.]+)\.(?: \*\/\n|\n +\*\/\n) {2}(?:async )?(\w+)\(/g);
    return [...methods].map(([, section, method]) => [`${group}.${method}`, section]);
  });
  const described = Object.entries<Operation>(OPERATIONS).map(([name, { section }]) => [name, section]);
  expect(Object.fromEntries(sections)).toEqual(Object.fromEntries(described));
});
