/** The longest wait that is reported, so that absurd figures can still be printed: ten years. */
const LONGEST_MS = 10 * 365 * 24 * 3_600_000;

/** Two of the three forms of an HTTP date (RFC 9110, 5.6.7). `Date.parse` alone would accept far more. */
const HTTP_DATES = [
  /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/,
];
/** The third form, which names no time zone. */
const ASCTIME_DATE = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/;

/**
 * How long an answer asks to wait, in milliseconds; undefined when it does not say so, or not in a readable form. A date
 * is compared with the answer's own `Date`, because the clocks of the two machines may differ.
 *
 * @param now milliseconds since the epoch, used when the answer has no readable `Date`
 */
export function retryAfterMs(headers: Readonly<Record<string, string>>, now: number): number | undefined {
  const value = headers['retry-after']?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(value)) return Math.min(LONGEST_MS, Math.ceil(Number(value) * 1000));
  const until = httpDate(value);
  if (until === undefined) return undefined;
  const from = httpDate(headers['date'] ?? '') ?? now;
  return Math.min(LONGEST_MS, Math.max(0, until - from));
}

function httpDate(text: string): number | undefined {
  const value = ASCTIME_DATE.test(text) ? `${text} GMT` : text;
  if (value === text && !HTTP_DATES.some((form) => form.test(text))) return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : time;
}
