/** A sandbox beside the studio, by the link that signs somebody in: where its webhooks are, and what is posted to them. */

import type { Draft } from '../../message/rendering.ts';
import type { ShownWebhook } from '../../sandbox/web/shown.ts';
import { Webhook } from '../../service/webhook.ts';

/** Why nothing can be posted, as a sentence. */
export class SandboxError extends Error {}

const TABS = { message: 'chat', topic: 'topics', task: 'board' } as const;
const PRINTED = 'Give the link that `workroom-notify sandbox` prints behind "Page", with its token.';

export class SandboxAccount {
  readonly #link: URL;
  readonly #webhooks: readonly ShownWebhook[];

  private constructor(link: URL, webhooks: readonly ShownWebhook[]) {
    this.#link = link;
    this.#webhooks = webhooks;
  }

  /** @throws SandboxError where nobody answers, or the link signs nobody in who may see the webhooks */
  static async open(link: URL): Promise<SandboxAccount> {
    const cookie = await signIn(link);
    const listed = await reach(new URL('/page/webhooks', link), { headers: { cookie: cookie.split(';')[0] ?? '' } });
    if (!listed.ok) throw new SandboxError(`The link signs in somebody who is no administrator. ${PRINTED}`);
    const { webhooks }: { readonly webhooks: readonly ShownWebhook[] } = JSON.parse(await listed.text());
    return new SandboxAccount(link, webhooks);
  }

  /**
   * Posts each by the first webhook of its kind.
   *
   * @returns the place where the last one stands, and the cookie that signs in there. The link's own token is given to nobody
   */
  async post(
    drafts: readonly Draft[],
    displayName: string,
  ): Promise<{ readonly link: string; readonly cookie: string }> {
    const link = this.#place();
    for (const { kind, subject = '', body } of drafts) {
      const address = this.#webhooks.find((one) => one.kind === kind && one.format === 'native');
      if (address === undefined) throw new SandboxError(`The sandbox has no webhook for a ${kind}.`);
      const webhook = new Webhook({ url: address.url });
      const sender = { displayName };
      if (kind === 'message') await webhook.message({ body, sender });
      else await webhook[kind]({ subject, body, sender });
      link.hash = `#/${address.target.id}/${TABS[kind]}`;
    }
    return { link: link.href, cookie: await signIn(this.#link) };
  }

  /** @returns the sandbox's first place, and the cookie that signs in there */
  async enter(): Promise<{ readonly link: string; readonly cookie: string }> {
    return { link: this.#place().href, cookie: await signIn(this.#link) };
  }

  #place(): URL {
    const link = new URL('/', this.#link);
    // All ports of a host share their cookies, and this is the studio's.
    if (link.hostname === 'localhost') link.hostname = '127.0.0.1';
    return link;
  }
}

/** @returns the value of `set-cookie` */
async function signIn(link: URL): Promise<string> {
  const cookie = (await reach(link, { redirect: 'manual' })).headers.get('set-cookie');
  if (cookie === null) throw new SandboxError(`The sandbox does not know this link. ${PRINTED}`);
  return cookie;
}

async function reach(url: URL, options: RequestInit): Promise<Response> {
  try {
    return await fetch(url, options);
  } catch {
    throw new SandboxError(`No sandbox answers at ${url.origin}. Start it with \`workroom-notify sandbox\`.`);
  }
}
