/** Masks registered values in the log like the runner, in each of the encodings that its masker knows. */

export interface Masks {
  /** Registers a value, and each of its lines if it has several. Ignores blank values. */
  readonly add: (value: string) => void;
  /** Replaces every registered form in the text by `***`. Adjacent and overlapping forms become one. */
  readonly apply: (text: string) => string;
  /** Returns the registered values, in order. */
  readonly values: () => string[];
}

export function createMasks(initial: readonly string[] = []): Masks {
  const values: string[] = [];
  const forms = new Set<string>();
  const add = (value: string): void => {
    if (value.trim() === '') return;
    values.push(value);
    for (const part of new Set([value, ...value.split(/[\r\n]+/)])) {
      if (part !== '') for (const form of maskedForms(part)) forms.add(form);
    }
  };
  for (const value of initial) add(value);
  return { add, apply: (text) => hide(text, forms), values: () => [...values] };
}

/** Returns the encodings of runner 2.336.0. All encode complete values, so a part of a secret stays visible. */
function maskedForms(value: string): string[] {
  const bytes = Buffer.from(value, 'utf8');
  const base64From = (shift: number) => bytes.subarray(bytes.length > shift ? shift : 0).toString('base64');
  const quoted = value.length > 8 && value.startsWith('"') && value.endsWith('"');
  return [
    value,
    base64From(0),
    base64From(1),
    base64From(2),
    value.replaceAll("'", "''"),
    JSON.stringify(value).slice(1, -1),
    escapeUri(value),
    escapeXml(value),
    ...(quoted ? [value.slice(1, -1)] : []),
  ];
}

function escapeUri(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replace(/[!'()*]/g, percentEncode);
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

const XML: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;', '&': '&amp;' };

function escapeXml(value: string): string {
  return value.replace(/[<>"'&]/g, (character) => XML[character] ?? character);
}

function hide(text: string, forms: ReadonlySet<string>): string {
  const found: [start: number, end: number][] = [];
  for (const form of forms) {
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) found.push([at, at + form.length]);
  }
  found.sort(([a], [b]) => a - b);
  let masked = '';
  let done = -1;
  for (const [start, end] of found) {
    if (start > done) masked += `${text.slice(Math.max(done, 0), start)}***`;
    done = Math.max(done, end);
  }
  return masked + text.slice(Math.max(done, 0));
}
