import type { Destination } from './settings.ts';

/** Shorter values are not masked: they would blank out half of any text. */
const SHORTEST = 4;

/**
 * Every text that must not be shown: the webhook's URL as written and as Node normalises it, its path, its token,
 * their percent-encoded forms, the password and the Basic pair, the token of GitHub's API. The runner masks a value only as a whole, so parts
 * are listed on their own. Taken from the raw values, so that it holds while the settings are still being read.
 */
export function secretsOf(raw: {
  webhookUrl?: string | undefined;
  username?: string | undefined;
  password?: string | undefined;
  githubToken?: string | undefined;
}): string[] {
  const secrets: string[] = [];
  const { webhookUrl, username, password, githubToken } = raw;
  if (webhookUrl !== undefined) {
    secrets.push(webhookUrl, webhookUrl.trim());
    const url = URL.parse(webhookUrl.trim());
    if (url !== null) {
      const token = url.pathname.split('/').filter(Boolean).at(-1) ?? '';
      secrets.push(url.href, url.pathname + url.search, token, decodeURIComponentSafely(token));
    }
  }
  if (password !== undefined) {
    secrets.push(password, password.trim());
    const pair = `${username?.trim() ?? ''}:${password}`;
    secrets.push(pair, Buffer.from(pair).toString('base64'));
  }
  if (githubToken !== undefined) secrets.push(githubToken, githubToken.trim());
  const encoded = secrets.flatMap((secret) => {
    const wellFormed = secret.toWellFormed();
    return [secret, encodeURIComponent(wellFormed), encodeURI(wellFormed)];
  });
  return [...new Set(encoded)].filter((secret) => secret.length >= SHORTEST).sort((a, b) => b.length - a.length);
}

/** The secrets of a destination that was made without the options: by a program. */
export function secretsOfDestination(destination: Destination): string[] {
  if (destination.type === 'webhook') return secretsOf({ webhookUrl: destination.url.href });
  return destination.type === 'rest' ? secretsOf(destination) : [];
}

/** Replaces every secret by `***`. The last line of defence: texts are built without secrets in the first place. */
export function redact(text: string, secrets: readonly string[]): string {
  return secrets.reduce((result, secret) => result.replaceAll(secret, '***'), text);
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
