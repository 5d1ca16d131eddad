import { readAddress } from '../../service/http/parse-base-url.ts';
import { count } from '../../text/format-number.ts';
import type { ParseResult, ValueParser } from './parse-result.ts';

/**
 * An address that messages may be sent to. An error never repeats it: it may be a secret.
 *
 * @param fix what to write instead
 */
export function address(fix: string): ValueParser<URL> {
  return (reading) => addressFrom(reading.text, reading, fix);
}

/** The address in a text; undefined after a fault. */
export function addressFrom(text: string, { fault: error }: Pick<ParseResult, 'fault'>, fix: string): URL | undefined {
  const read = readAddress(text);
  if (read.type === 'ok') {
    const other = findService(read.url);
    return other === undefined ? read.url : error(`an address of ${other}`, OURS);
  }
  const [, ...slip] = (URL.canParse(text) ? undefined : SLIPS.find(([form]) => form.test(text.trim()))) ?? [];
  if (slip.length === 2) return error(...slip);
  return error(read.fault + looks(text.trim()), nextFor(text.trim()) ?? fix);
}

const OURS = 'Write the address of a webhook that was made in this service, or of the service itself';

/** Hosts of services with webhooks of their own, which would get a message that is not theirs. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)slack\.com$/, 'Slack'],
  [/(?:^|\.)discord(?:app)?\.com$/, 'Discord'],
  [/(?:^|\.)(?:webhook\.office|outlook\.office|teams\.microsoft)\.com$/, 'Microsoft Teams'],
  [/(?:^|\.)telegram\.org$/, 'Telegram'],
  [/^chat\.googleapis\.com$/, 'Google Chat'],
];

function findService({ hostname }: URL): string | undefined {
  return OTHERS.find(([host]) => host.test(hostname))?.[1];
}

const SECRET_FIX = 'Write `${{ secrets.NAME }}`, with the name of the secret that holds it';

/** What is written in the place of an address: its form, what it is, and what to write. */
const SLIPS: readonly (readonly [RegExp, fault: string, fix: string])[] = [
  [
    /^[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]*$/,
    'contains only invisible characters',
    'Write the whole URL',
  ],
  [/^["'“”„‘’`«].*["'“”‘’`»]$/, 'is in quotation marks', 'Write it without them'],
  [/^\*+$/, 'only stars, as a log shows a secret', SECRET_FIX],
  [/^(?:\$\{?|(?:secrets|vars|env)\.)?[A-Z_]{1,40}\}?$/, 'the name of a variable and not its value', SECRET_FIX],
  [
    /^(?:undefined|null|none|nil|nan)$/i,
    'only a placeholder for an empty value',
    'Check the name of what was to give the address',
  ],
  [/^\$\{\{.*\}\}/s, 'an expression that was not evaluated', SECRET_FIX],
  [/^\$\{\{/, 'an expression that was not evaluated', `${SECRET_FIX}, and close it with }}`],
  [/\S\s?https?:\/\//i, 'contains more than an address', 'Write the address alone, from https:// to its end'],
];

/** What to write instead of a URL that may not be used. */
function nextFor(text: string): string | undefined {
  const url = URL.parse(text);
  if (url === null) return undefined;
  if (url.username !== '' || url.password !== '') return 'Write it without them';
  return url.protocol === 'http:' ? 'Use its https:// address' : undefined;
}

/** What can be said of a text that is no URL without showing it. */
function looks(text: string): string {
  if (URL.canParse(text)) return '';
  const start = /^https:\/\//i.test(text) ? '' : ', without https:// in front';
  return ` (${count(text.length, 'character')}${start})`;
}

/** The https URL of a picture, as text. The service shows it to everybody, so one that holds a secret is not used. */
export function picture(reading: ParseResult): string | undefined {
  const value = reading.text.trim();
  if (reading.redact(value) !== value) return reading.notice('contains a secret, so it was ignored');
  const protocol = URL.parse(value)?.protocol;
  if (protocol === 'https:') return value;
  const error = protocol === 'http:' ? 'an http URL' : `not an https URL: ${reading.shown(value)}`;
  return reading.fault(error, 'Write the https address of a picture');
}
