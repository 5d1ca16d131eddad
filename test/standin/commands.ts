/** Parses workflow commands in a line of output, as the runner's `ActionCommand.cs` does. Has no effects. */

export interface Command {
  /** Lowercase. */
  readonly name: string;
  /** Lowercase keys. */
  readonly properties: ReadonlyMap<string, string>;
  readonly data: string;
}

type Escapes = readonly (readonly [code: string, text: string])[];

// `%25` must come last, because its result must not be decoded again.
const DATA: Escapes = [
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%25', '%'],
];
const PROPERTY: Escapes = [['%3A', ':'], ['%2C', ','], ...DATA];
const OLD_FORM: Escapes = [['%3B', ';'], ['%5D', ']'], ...DATA];

/**
 * Parses the command in a line, or returns undefined. `::name key=value,…::data` must start the line (after spaces).
 * The old form `##[name key=value;…]data` may be anywhere. Unregistered names are no command.
 */
export function parseCommand(line: string, registered: ReadonlySet<string>): Command | undefined {
  return parseNewForm(line, registered) ?? parseOldForm(line, registered);
}

function parseNewForm(line: string, registered: ReadonlySet<string>): Command | undefined {
  const text = line.replace(/^\p{White_Space}+/u, '');
  const end = text.indexOf('::', 2);
  if (!text.startsWith('::') || end < 0) return undefined;
  return build(text.slice(2, end), text.slice(end + 2), { separator: ',', property: PROPERTY, data: DATA }, registered);
}

function parseOldForm(line: string, registered: ReadonlySet<string>): Command | undefined {
  const start = line.indexOf('##[');
  const end = start < 0 ? -1 : line.indexOf(']', start);
  if (end < 0) return undefined;
  const form = { separator: ';', property: OLD_FORM, data: OLD_FORM };
  return build(line.slice(start + 3, end), line.slice(end + 1), form, registered);
}

function build(
  head: string,
  data: string,
  form: { separator: string; property: Escapes; data: Escapes },
  registered: ReadonlySet<string>,
): Command | undefined {
  const space = head.indexOf(' ');
  const name = (space < 0 ? head : head.slice(0, space)).toLowerCase();
  if (!registered.has(name)) return undefined;
  const properties = new Map<string, string>();
  for (const pair of space < 0
    ? []
    : head
        .slice(space + 1)
        .trim()
        .split(form.separator)) {
    const equals = pair.indexOf('=');
    if (equals <= 0 || equals === pair.length - 1) continue;
    properties.set(pair.slice(0, equals).toLowerCase(), decode(pair.slice(equals + 1), form.property));
  }
  return { name, properties, data: decode(data, form.data) };
}

function decode(text: string, escapes: Escapes): string {
  return escapes.reduce((result, [code, character]) => result.replaceAll(code, character), text);
}
