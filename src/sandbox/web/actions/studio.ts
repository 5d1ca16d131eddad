import { requireAdministrator } from '../../access.ts';
import { notFound } from '../../http/reply.ts';
import { onward } from '../../http/sign-in.ts';
import type { Handler } from './call.ts';

/** Leads to the studio. It posts by the webhooks, so it is for those who may see them. */
export const STUDIO: Readonly<Record<string, Handler>> = {
  'GET /page/studio': async ({ context, user, received }) => {
    requireAdministrator(user);
    if (context.studio === undefined) throw notFound('There is no studio beside this sandbox.');
    const address = new URL(await context.studio());
    // By the name that the browser has for this machine: it keeps the cookies of another to itself.
    address.hostname = new URL(`http://${received.headers.host}`).hostname;
    return onward(address.href);
  },
};
