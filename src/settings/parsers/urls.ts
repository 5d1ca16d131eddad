import { parseServiceUrl } from '../../service/http/url.ts';
import { count } from '../../text/format-number.ts';
import type { ParseResult, ValueParser } from './parse-result.ts';

/**
 * Parses the URL of a destination. An error never repeats it, because it may be a secret.
 *
 * @param fix the suggestion for a wrong URL
 */
export function address(fix: string): ValueParser<URL> {
  return (reading) => addressFrom(reading.text, reading, fix);
}

/** Parses a URL. Returns undefined after an error. */
export function addressFrom(text: string, { error }: Pick<ParseResult, 'error'>, fix: string): URL | undefined {
  const read = parseServiceUrl(text);
  if (read.type === 'ok') {
    const other = findService(read.url);
    return other === undefined ? read.url : error(`an address of ${other}`, OURS);
  }
  const [, ...slip] = (URL.canParse(text) ? undefined : SLIPS.find(([form]) => form.test(text.trim()))) ?? [];
  if (slip.length === 2) return error(...slip);
  return error(read.error + looks(text.trim()), nextFor(text.trim()) ?? fix);
}

const OURS = 'Write the address of a webhook that was made in this service, or of the service itself';

/** Hosts of services with their own webhooks, which must not receive the message. */
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

/** Values that people write instead of a URL: the pattern, its meaning, and the fix. */
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

/** Suggests a fix for a URL that isn't allowed. */
function nextFor(text: string): string | undefined {
  const url = URL.parse(text);
  if (url === null) return undefined;
  if (url.username !== '' || url.password !== '') return 'Write it without them';
  return url.protocol === 'http:' ? 'Use its https:// address' : undefined;
}

/** Describes a text that isn't a URL without showing it. */
function looks(text: string): string {
  if (URL.canParse(text)) return '';
  const start = /^https:\/\//i.test(text) ? '' : ', without https:// in front';
  return ` (${count(text.length, 'character')}${start})`;
}

/** Parses the https URL of a picture. The service shows it to everyone, so a URL with a secret isn't used. */
export function picture(reading: ParseResult): string | undefined {
  const value = reading.text.trim();
  if (reading.redact(value) !== value) return reading.notice('contains a secret, so it was ignored');
  const protocol = URL.parse(value)?.protocol;
  if (protocol === 'https:') return value;
  const error = protocol === 'http:' ? 'an http URL' : `not an https URL: ${reading.shown(value)}`;
  return reading.error(error, 'Write the https address of a picture');
}
