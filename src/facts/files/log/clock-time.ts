/** When a program wrote a line, in front of what it wrote. */

const TIME =
  /^[[(]?(?:\d{4}-\d\d-\d\d[T ])?\d\d?:\d\d:\d\d(?:[.,]\d{1,9})?(?: ?[AP]M)?(?:Z| ?[+-]\d\d:?\d\d)?(?:[\])]?:?\s{1,8}|\s[-|]\s)(?=\S)/;

/** Of a line with nothing but a time, all of it. */
export function withoutTime(text: string): string {
  return /^[[(]?\d/.test(text) ? text.replace(TIME, '') : text;
}
