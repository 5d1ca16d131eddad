/** Converts options of `notify` to the raw texts that every entry point passes to the option parsers. */
import type { Problem } from '../errors.ts';
import { isPlainObject } from '../objects.ts';
import type { RawInput, RawValue } from '../settings/option-parser.ts';
import { OPTIONS, toProperty } from '../settings/option-registry.ts';
import { suggestOption } from '../settings/other-notifiers.ts';
import type { NotifyOptions } from './notify-options.ts';

const NAMES: readonly string[] = OPTIONS.filter(({ only }) => only !== 'action').map(({ name }) => name);
const PROPERTIES = new Map(NAMES.map((name) => [toProperty(name), name]));

const NO_OPTIONS: Problem = {
  option: 'options',
  message: 'not given as an object',
  suggestion: 'Give at least a destination, like { webhookUrl: process.env.WORKROOM_WEBHOOK_URL }',
};

/** Converts options to raw texts, so that one parser serves all entry points. */
export function rawOptionsFrom(options: NotifyOptions): RawInput {
  const raw = new Map<string, RawValue>();
  if (!isPlainObject(options)) return { raw, problems: [NO_OPTIONS] };
  const problems: Problem[] = [];
  for (const [property, value] of Object.entries<unknown>(options)) {
    const name = PROPERTIES.get(property);
    const text = isMap(value) && !TAKE_MAPS.includes(name ?? '') ? undefined : optionText(value);
    if (name === undefined) problems.push(unknownOption(property));
    else if (text === undefined)
      problems.push({
        option: property,
        message: `cannot be this ${typeof value}`,
        suggestion: 'Write a text, number or list',
      });
    else raw.set(name, { value: text, from: 'property' });
  }
  return { raw, problems };
}

/** Replaces input names in a problem by the property names of `NotifyOptions`. */
export function problemOfProperty({ option, message: error, suggestion }: Problem): Problem {
  return { option: withProperties(option), message: withProperties(error), suggestion: withProperties(suggestion) };
}

/** Replaces input names in a sentence by property names: `webhook-url` becomes `webhookUrl`. */
export function withProperties(text: string): string {
  return text.replaceAll(/(?<![\w./"-])[a-z]+(?:-[a-z]+)+(?![\w/-])/g, (word) =>
    NAMES.includes(word) ? toProperty(word) : word,
  );
}

function unknownOption(property: string): Problem {
  const raw = property.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`);
  const { suggestion = 'The README lists the options' } = suggestOption(raw, NAMES) ?? {};
  return { option: property, message: 'unknown option', suggestion: withProperties(suggestion) };
}

/** Options whose values are maps with keys chosen by the user. */
const TAKE_MAPS: readonly string[] = ['variables', 'users', 'status'];

function isMap(value: unknown): boolean {
  return isPlainObject(value) && !(value instanceof URL);
}

/** Returns undefined if the value has no text form. */
function optionText(value: unknown): string | undefined {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object') return undefined;
  if (value instanceof URL) return value.href;
  // Join with line breaks, because lists are also split at line breaks, and paths may contain commas.
  if (Array.isArray(value)) return value.join('\n');
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
