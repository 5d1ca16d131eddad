/** A program that uses every part of the public face: compiled by package.test.ts, never run. */
import {
  type NotifyOptions,
  notify,
  type Receipt,
  ServiceClient,
  SettingsError,
  type Team,
  Webhook,
} from 'workroom-notify';
import { type Fault, type Sandbox, startSandbox } from 'workroom-notify/sandbox';

const options: NotifyOptions = { webhookUrl: new URL('https://acme.example.com/hook'), kind: 'topic', timeout: 5 };
// @ts-expect-error: unknown option
const mistaken: NotifyOptions = { webhookUlr: '' };
// @ts-expect-error: no such kind
const unkind: NotifyOptions = { kind: 'mail' };
export const wrong: readonly NotifyOptions[] = [
  // @ts-expect-error: no such conclusion
  { status: 'succes' },
  // @ts-expect-error: a conclusion is a text
  { status: 5 },
  // @ts-expect-error: a path or the name of a preset
  { template: {} },
  // @ts-expect-error: names with values
  { variables: 3 },
  // @ts-expect-error: no such word
  { when: 'failed' },
  // @ts-expect-error: no such word
  { delivery: 'exactly-once' },
];

export async function main(): Promise<Receipt> {
  const sandbox: Sandbox = await startSandbox({ port: 0 });
  const problem: Fault = { reset: 'after' };
  sandbox.faults.next(1, problem, { method: 'POST' });
  const client = new ServiceClient({ baseUrl: sandbox.origin, username: 'ada', password: 'x' });
  for await (const team of client.teams.list()) console.log((team satisfies Team).id);
  await new Webhook({ url: 'https://acme.example.com/hook', send: fetch }).message({ body: 'Hello' });
  try {
    const { receipt, facts, content } = await notify(
      { ...options, ...mistaken, ...unkind },
      { signal: AbortSignal.timeout(1000) },
    );
    console.log(receipt.outcome, facts.repository?.name, content?.subject);
    return receipt;
  } catch (error) {
    if (error instanceof SettingsError)
      for (const { option, message, suggestion } of error.problems) console.log(option, message, suggestion);
    throw error;
  }
}
