/** Searches output for a secret in any encoding. */

/** Shorter texts occur by chance. */
const MIN_LENGTH = 6;

/**
 * Names the encodings of `secret` in `haystack`. Empty if there is none. Tries nine encodings: raw, percent, base64 in
 * three alignments, base64url (any alignment), hex, JSON and XML. For a URL, also searches for its path, query and last
 * segment (the token), named `path …`, `query …` and `token …`. An encoding without effect counts as raw.
 * @throws if the secret is too short to be distinguished from chance
 */
export function findSecret(haystack: Buffer | string, secret: string): string[] {
  if (secret.length < MIN_LENGTH)
    throw new Error(`a secret of fewer than ${MIN_LENGTH} characters cannot be looked for`);
  const text = typeof haystack === 'string' ? haystack : haystack.toString('utf8');
  const lower = text.toLowerCase();
  const found: string[] = [];
  for (const [part, value] of getParts(secret)) {
    for (const [encoding, forms] of encodings(value)) {
      const hit = forms.some((form) => form !== '' && (encoding === 'hex' ? lower : text).includes(form));
      if (hit) found.push(`${part}${encoding}`);
    }
  }
  return found;
}

function getParts(secret: string): [name: string, value: string][] {
  if (!/^https?:/i.test(secret) || !URL.canParse(secret)) return [['', secret]];
  const { pathname, search } = new URL(secret);
  const candidates: [string, string][] = [
    ['path ', pathname],
    ['query ', search.slice(1)],
    ['token ', pathname.split('/').at(-1) ?? ''],
  ];
  return [['', secret], ...candidates.filter(([, value]) => value.length >= MIN_LENGTH)];
}

function encodings(value: string): [name: string, forms: string[]][] {
  const bytes = Buffer.from(value, 'utf8');
  const base64 = [0, 1, 2].map((shift) => base64At(bytes, shift));
  const percent = encodeURIComponent(value);
  const strict = percent.replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  const inForm = new URLSearchParams({ '': value }).toString().slice(1);
  const json = JSON.stringify(value).slice(1, -1);
  const escaped = (set: RegExp) => json.replace(set, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const xml = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  const all: [string, string[]][] = [
    ['raw', [value]],
    ['percent', [percent, strict, inForm, percent.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())]],
    ['base64', [base64[0] ?? '']],
    ['base64, 1 byte on', [base64[1] ?? '']],
    ['base64, 2 bytes on', [base64[2] ?? '']],
    ['base64url', base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'))],
    ['hex', [bytes.toString('hex')]],
    ['JSON', [json, json.replaceAll('/', '\\/'), escaped(/[&<>]/g), escaped(/[^ -~]/g)]],
    ['XML', [xml, xml.replaceAll("'", '&apos;'), xml.replaceAll("'", '&#39;'), xml.replaceAll("'", '&#x27;')]],
  ];
  const existing = new Set<string>();
  return all.map(([name, forms]) => {
    const fresh = forms.filter((form) => !existing.has(form));
    for (const form of fresh) existing.add(form);
    return [name, fresh];
  });
}

/**
 * Returns the base64 characters that depend only on these bytes, after `shift` other bytes (modulo 3) and before any
 * others.
 */
function base64At(bytes: Buffer, shift: number): string {
  const shifted = Buffer.concat([Buffer.alloc(shift), bytes]);
  return shifted.toString('base64').slice(Math.ceil((shift * 8) / 6), Math.floor((shifted.length * 8) / 6));
}
