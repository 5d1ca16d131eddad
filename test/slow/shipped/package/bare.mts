/** A program compiled with neither the types of a browser nor those of Node: by package.test.ts, and never run. */
import { notify, type ServiceClient, Webhook } from 'workroom-notify';

export async function main(service: ServiceClient, url: string): Promise<readonly string[]> {
  await notify({ webhookUrl: url, kind: 'topic' }, { signal: { aborted: false } });
  await new Webhook({ url: { href: url } }).message({ body: 'Hello' });
  const { records } = await service.teams.list();
  return records.flatMap(({ name }) => name ?? []);
}
