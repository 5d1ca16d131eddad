/** Where the messages of a file go: one webhook for each place of the other service. */

import type { PeerMessage } from './peer-message.ts';

const SECRET = 'WORKROOM_WEBHOOK_URL';
/** Words of a secret's name that tell nothing of the place. */
const USUAL = new Set([
  'slack',
  'discord',
  'teams',
  'ms',
  'msteams',
  'telegram',
  'webhook',
  'hook',
  'url',
  'uri',
  'incoming',
  'token',
  'bot',
  'notify',
  'notification',
  'notifications',
  'workroom',
  'id',
  'secret',
  'api',
]);

const SERVICES: readonly string[] = ['SLACK', 'DISCORD', 'TEAMS', 'TELEGRAM', 'MATTERMOST'];

interface Place {
  readonly key: string;
  readonly secret: string;
  /** As the workflow had it. */
  readonly was: string;
  isUsed: boolean;
}

export class Places {
  readonly #places: Place[] = [];

  constructor(messages: readonly PeerMessage[]) {
    for (const message of messages) {
      const key = keyOf(message);
      if (ownAddress(message) !== undefined || this.#places.some((place) => place.key === key)) continue;
      this.#places.push({ key, secret: this.#freeName(message), was: wordsOf(message), isUsed: false });
    }
  }

  /** What stands behind `webhook-url:`. */
  addressOf(message: PeerMessage): string {
    const own = ownAddress(message);
    if (own !== undefined) return own;
    return `\${{ secrets.${this.#placeOf(message)?.secret ?? SECRET} }}`;
  }

  /** A step that goes there was moved. */
  use(message: PeerMessage): void {
    const place = this.#placeOf(message);
    if (place !== undefined) place.isUsed = true;
  }

  secretNames(): readonly string[] {
    return this.#places.filter(({ isUsed }) => isUsed).map(({ secret }) => secret);
  }

  toStore(): readonly string[] {
    return this.#places.filter(({ isUsed }) => isUsed).map(({ secret, was }) => `gh secret set ${secret}   # ${was}`);
  }

  #placeOf(message: PeerMessage): Place | undefined {
    return this.#places.find(({ key }) => key === keyOf(message));
  }

  #freeName({ address = '', target = '' }: PeerMessage): string {
    if (this.#places.length === 0) return SECRET;
    const name = /secrets\.(\w+)/.exec(address)?.[1] ?? '';
    const words = `${name}_${target.replace(/^\$\{\{.*/s, '')}`.toUpperCase().split(/[^A-Z0-9]+/);
    const own = [...new Set(words)].filter((word) => word !== '' && !USUAL.has(word.toLowerCase())).join('_');
    const taken = (secret: string) => this.#places.some((place) => place.secret === secret);
    const service = words.find((word) => SERVICES.includes(word));
    const first = [SECRET, own || service].filter((word) => word !== undefined).join('_');
    let free = first;
    for (let number = 2; taken(free); number++) free = `${first}_${number}`;
    return free;
  }
}

/** An input of the workflow or action itself says where: whoever calls it gives the address. */
function ownAddress({ address = '' }: PeerMessage): string | undefined {
  return /^\$\{\{\s*inputs\.[\w-]+\s*\}\}$/.test(address) ? address : undefined;
}

function keyOf({ address = '', target = '' }: PeerMessage): string {
  return `${address.replaceAll(/\s/g, '')} ${target.replaceAll(/\s/g, '')}`;
}

function wordsOf({ address = '', target = '' }: PeerMessage): string {
  const secret = /secrets\.(\w+)/.exec(address)?.[1];
  const from = secret === undefined ? 'the address of a webhook of the team' : `in the place of ${secret}`;
  const where = target === '' || target.startsWith('${{') ? '' : `, for ${target}`;
  return `${from}${where}`;
}
