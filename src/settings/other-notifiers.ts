/** Maps unknown names to options: names in other notifiers, and typos. */

import { closestMatch } from '../text/closest-match.ts';
import { OPTIONS, type OptionName, toVariable } from './option-registry.ts';

/**
 * Names in kebab case, separated by spaces. The fix is a sentence without its full stop. Default: "Use … instead".
 */
type NotifierRow = readonly [names: string, meant: OptionName | undefined, suggestion?: string];

const FROM_SECRET = 'Write the value itself, from a secret; the variable WORKROOM_…_FILE names a file';

const OTHER_NOTIFIERS: readonly NotifierRow[] = [
  ['url webhook webhook-uri incoming-webhook-url slack-webhook slack-webhook-url discord-webhook', 'webhook-url'],
  ['webhook-url-file', 'webhook-url', FROM_SECRET],
  ['password-file', 'password', FROM_SECRET],
  ['server-url host', 'base-url'],
  ['user login', 'username'],
  [
    'token bot-token api-token api-key slack-bot-token',
    undefined,
    'Bot tokens are not supported: give the URL of a webhook as webhook-url, or an account as base-url, username and password',
  ],
  [
    'channel channel-id slack-channel workroom room chat-id to recipient',
    'team',
    'A webhook posts to the place it was made for; with base-url, give its name as team or forum',
  ],
  ['message msg text content description message-format slack-message', 'body'],
  ['title header', 'subject', 'Use subject instead, which topics and tasks have'],
  [
    'payload custom-payload blocks embeds attachments',
    'body',
    'Write the text alone, in Markdown, as body: what is sent is made of it',
  ],
  [
    'payload-file-path message-file template-file',
    'template',
    'Write the text into a file of the repository, in Markdown, and name it with template',
  ],
  ['author-name bot-name display-name', 'sender-name'],
  ['avatar avatar-url icon-url', 'sender-avatar'],
  ['mentions mention-users mention-groups if-mention', 'mention'],
  [
    'notify-when on-failure only-on-failure',
    'when',
    'Write when with the words themselves, such as when: failure, fixed',
  ],
  ['condition if', 'only-if', "GitHub's own condition is the step's if:; one over facts of the build is only-if"],
  ['job-status conclusion', 'status'],
  ['needs', 'status', 'Write status with the value ${{ toJSON(needs) }}'],
  ['type webhook-type', 'kind', 'Use kind instead: message, topic or task'],
  ['label labels', 'category'],
  [
    'color colour footer icon-emoji buttons',
    undefined,
    'Leave it out: a message is Markdown, without colors and buttons',
  ],
  ['fields', undefined, 'Leave it out: repository, commit, people and jobs are shown without it'],
];

const BY_NAME = new Map(OTHER_NOTIFIERS.flatMap((entry) => entry[0].split(' ').map((name) => [name, entry] as const)));

/**
 * Finds the meaning of an unknown name: the name of an option in other notifiers (`isPeer`), or the closest name within
 * two edits. Returns undefined if none is close. `name` is absent if no option is needed.
 *
 * @param names allowed options
 */
export function suggestOption(raw: string, names: readonly string[]) {
  const input = raw.toLowerCase().replaceAll('_', '-');
  const [, meant, suggestion = `Use ${meant} instead`] = BY_NAME.get(input) ?? [undefined, undefined, ''];
  if (suggestion !== '' && (meant === undefined || names.includes(meant)))
    return { name: meant, isPeer: true, suggestion };
  const name = closestMatch(input, names);
  return name === undefined ? undefined : { name, isPeer: false, suggestion: `Did you mean ${name}?` };
}

/** Names of the inputs of the action. */
export const INPUTS: readonly string[] = OPTIONS.filter(({ only }) => only !== 'environment').map(({ name }) => name);

/** Finds the meaning of an unknown input: an option that only the environment sets, or as `suggestOption`. */
export function suggestInput(raw: string) {
  const option = OPTIONS.find(({ name }) => name === raw.toLowerCase().replaceAll('_', '-'));
  if (option?.only !== 'environment') return suggestOption(raw, INPUTS);
  return { name: option.name, isPeer: false, suggestion: `Write it as ${toVariable(option.name)} under env` };
}
