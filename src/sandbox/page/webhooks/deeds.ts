import type { ShownWebhook } from '../../web/shown.ts';
import { webhooksAddress } from '../model/address.ts';
import { attempt, call, wordsOf } from '../model/server.ts';
import { change, state } from '../model/state.ts';
import { samplePayload } from './steps.ts';
import { nameOf } from './words.ts';

/** What administrators do with webhooks. */

export async function createWebhook(form: HTMLFormElement): Promise<void> {
  const given = new FormData(form);
  const text = (name: string) => {
    const value = String(given.get(name) ?? '').trim();
    return value === '' ? null : value;
  };
  const payload = {
    ...{ kind: text('kind'), format: text('format'), target: text('target'), description: text('description') },
    sender: { displayName: text('displayName'), avatar: text('avatar') },
    ...{ template: text('template'), sample: text('sample') },
  };
  await attempt('webhook', async () => {
    const webhook = await call<ShownWebhook>('POST', '/page/webhooks', payload);
    change({ webhooks: [...(state.webhooks ?? []), webhook] });
    location.hash = webhooksAddress(webhook.id);
  });
}

export async function deleteWebhook(webhook: ShownWebhook): Promise<void> {
  const done = await attempt(`webhook:${webhook.id}`, () => call('DELETE', `/page/webhooks/${webhook.id}`));
  if (!done) return;
  change({ webhooks: state.webhooks?.filter(({ id }) => id !== webhook.id) });
  change({ notice: { text: `Deleted the webhook “${nameOf(webhook)}”.`, undo: undefined } });
  location.hash = webhooksAddress();
}

/** Calls the webhook as anybody would, with a payload that says hello. */
export async function testWebhook(webhook: ShownWebhook): Promise<void> {
  await attempt(`webhook:${webhook.id}`, async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: samplePayload(webhook) };
    const answer = await fetch(webhook.url, init).catch(() => undefined);
    if (answer === undefined) throw new Error('The sandbox does not answer.');
    const text = await answer.text();
    if (!answer.ok) throw new Error(`It answered ${answer.status}: ${wordsOf(text) ?? text}`);
    change({ notice: { text: `It answered ${answer.status}. Look at ${webhook.target.name}.`, undo: undefined } });
  });
}
