import { parseServiceUrl } from '../../service/http/url.ts';
import { count } from '../../text/format.ts';
import { splitUrls } from '../../text/redaction/secrets.ts';
import { uniqueTargets } from './directory.ts';
import { Invalid, ignored, invalid, type ParseContext, parseEach } from './parser.ts';

/**
 * Creates a parser of the URL of a destination. An error never repeats it, because it may be a secret.
 *
 * @param suggestion for a wrong URL
 */
export function serviceUrl(suggestion: string) {
  return (text: string): URL | Invalid => {
    const url = parseServiceUrl(text);
    const raw = text.trim();
    if (typeof url !== 'string') {
      const other = OTHERS.find(([host]) => host.test(url.hostname));
      if (other === undefined) return url;
      return invalid(`an address of ${other[1]}`, OURS);
    }
    const slip = URL.canParse(text) ? undefined : SLIPS.find(([form]) => form.test(raw));
    if (slip !== undefined) return invalid(slip[1], slip[2]);
    return invalid(url + describeText(raw), suggestUrl(raw) ?? suggestion);
  };
}

const COMMAND = /^\s*(?:curl|wget|POST)\s/;

/** Creates a parser of a list of URLs, split by `urlsIn`. */
export function addresses(suggestion: string) {
  const parse = serviceUrl(suggestion);
  return (list: string): readonly URL[] | Invalid => {
    if (COMMAND.test(list)) return invalid('a command that contains an address', 'Write the address alone');
    const texts = splitUrls(list);
    if (texts.length < 2) return parseEach([texts[0] ?? list], parse);
    const urls = parseEach(texts, (text, index) => {
      const url = parse(text);
      if (!(url instanceof Invalid)) return url;
      return new Invalid(url.errors.map((one) => ({ ...one, message: `address ${index + 1}: ${one.message}` })));
    });
    return uniqueTargets(urls);
  };
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

const USE_SECRET = 'Write `${{ secrets.NAME }}`, with the name of the secret that holds it';

/** Values that people write instead of a URL: the pattern, its meaning, and the suggestion. */
const SLIPS: readonly (readonly [RegExp, message: string, suggestion: string])[] = [
  [/^["'“”„‘’`«].*["'“”‘’`»]$/, 'is in quotation marks', 'Write it without them'],
  [/^(?:\$\{?|(?:secrets|vars|env)\.)?[A-Z_]{1,40}\}?$/, 'the name of a variable and not its value', USE_SECRET],
  [/\S\s?https?:\/\//i, 'contains more than an address', 'Write the address alone, from https:// to its end'],
];

/** Suggests how to change a URL that isn't allowed. */
function suggestUrl(text: string): string | undefined {
  const url = URL.parse(text);
  if (url === null) return undefined;
  if (url.username !== '' || url.password !== '') return 'Write it without them';
  return url.protocol === 'http:' ? 'Use its https:// address' : undefined;
}

/** Describes a text that isn't a URL without showing it. */
function describeText(text: string): string {
  if (URL.canParse(text)) return '';
  const start = /^https:\/\//i.test(text) ? '' : ', without https:// in front';
  return ` (${count(text.length, 'character')}${start})`;
}

const PICTURE = 'Write the https address of a picture';

/** Parses the https URL of a picture. The service shows it to everyone, so a URL with a secret isn't used. */
export function picture(text: string, { redact, quoteValue }: ParseContext): string | Invalid {
  const value = text.trim();
  if (redact(value) !== value) return ignored('contains a secret, so it was ignored', PICTURE);
  const protocol = URL.parse(value)?.protocol;
  if (protocol === 'https:') return value;
  return invalid(protocol === 'http:' ? 'an http URL' : `not an https URL: ${quoteValue(value)}`, PICTURE);
}
