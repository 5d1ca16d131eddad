/** Shorter values are not hidden: they would blank out half of any text. */
const SHORTEST = 4;

/** Hides secrets. Made once, where the secrets are given, and passed whole to the parts that may show them. */
export class Redactor {
  /** Every text to hide, in each form in which it may appear; the longest first, so that no rest of one stays. */
  readonly secrets: readonly string[];

  /** @param texts the secrets as given; their percent-encoded forms are hidden as well */
  constructor(texts: readonly string[]) {
    const forms = texts.flatMap((text) => {
      const wellFormed = text.toWellFormed();
      return [text, encodeURIComponent(wellFormed), encodeURI(wellFormed)];
    });
    this.secrets = [...new Set(forms)].filter((form) => form.length >= SHORTEST).sort((a, b) => b.length - a.length);
  }

  /** Replaces every secret by `***`. The last line of defence: texts are built without secrets in the first place. */
  redact(text: string): string {
    return this.secrets.reduce((result, secret) => result.replaceAll(secret, '***'), text);
  }
}

/** Of a webhook its URL, as written and as Node normalises it, its path and its token. The host is none. */
export function webhookSecrets(address: string): string[] {
  const url = URL.parse(address.trim());
  if (url === null) return plainSecrets(address);
  const token = url.pathname.split('/').filter(Boolean).at(-1) ?? '';
  return [...plainSecrets(address), url.href, url.pathname + url.search, token, percentDecoded(token)];
}

/** Of an account the password and the pair that HTTP Basic sends. The user name is none. */
export function accountSecrets(password: string, username = ''): string[] {
  const pair = `${username.trim()}:${password}`;
  return [...plainSecrets(password), pair, Buffer.from(pair).toString('base64')];
}

/** The value alone. The runner masks a value only as a whole, so it is listed without the blanks around it as well. */
export function plainSecrets(value: string): string[] {
  return [value, value.trim()];
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
