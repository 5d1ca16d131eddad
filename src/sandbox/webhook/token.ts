const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A webhook's token: 15 characters of `[A-Za-z0-9_-]`, 90 random bits. */
export function webhookToken(random: (bytes: number) => Buffer): string {
  return Array.from(random(15), (byte) => ALPHABET[byte & 63]).join('');
}
