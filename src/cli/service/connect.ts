/** The client of the service, from what was given to a command. */
import { ServiceClient } from '../../service/client.ts';
import type { CommandContext } from '../command.ts';
import type { Values } from '../flags/flag.ts';
import type { ACCOUNT } from '../flags/shared.ts';

/** The account's client in this process: an interrupt ends its calls. */
export function connect({ world }: CommandContext, account: Values<typeof ACCOUNT>): ServiceClient {
  const { baseUrl, username, password, timeout } = account;
  const { send, now, sleep, random, signal } = world();
  return new ServiceClient({ baseUrl, username, password, timeoutSeconds: timeout, send, now, sleep, random, signal });
}
