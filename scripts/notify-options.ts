/** Generates the options interface of the library from the table of options. */

import { withProperties } from '../src/library/read-notify-options.ts';
import type { Option } from '../src/settings/option.ts';
import { OPTIONS, toProperty } from '../src/settings/option-registry.ts';

const HEAD = `/** Made by scripts/notify-options.ts from src/settings/option-registry.ts. */
import type { PlatformUrl } from '../platform.ts';
import type { Conclusion } from '../settings/conclusion.ts';
import type { Delivery, Kind, WebhookFormat, When } from '../settings/option.ts';

/**
 * The options of \`notify\`: the inputs of the action in camel case (\`webhook-url\` is \`webhookUrl\`), with the same meaning,
 * defaults and checks. An option that is undefined or an empty text is not given.
 */
export interface NotifyOptions {
`;

/** @param targetsOf describes the destinations that support an option. Empty for all */
export function notifyOptions(targetsOf: (option: Option) => string): string {
  const options = OPTIONS.filter((option) => option.actionOnly !== true);
  return `${HEAD}${options.map((option) => member(option, targetsOf(option))).join('')}}\n`;
}

function member({ name, text, type = 'string', default: value }: Option, targets: string): string {
  const notes = [
    withProperties(text).replaceAll(/`([a-z-]+)`/g, (quoted, word: string) =>
      OPTIONS.some((option) => option.name === word) ? `\`${toProperty(word)}\`` : quoted,
    ),
    value === undefined ? [] : `Default: \`${value}\`.`,
    targets === '' ? [] : `Only for: ${targets}.`,
  ].flat();
  const lines = wrapped(notes.join(' ').replaceAll('*/', '*\\/'), 114);
  const comment =
    lines.length === 1 ? `  /** ${lines[0]} */\n` : `  /**\n${lines.map((line) => `   * ${line}\n`).join('')}   */\n`;
  return `${comment}  readonly ${toProperty(name)}?: ${type} | undefined;\n`;
}

function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1) ?? ''} ${word}`.trimStart();
    if (lines.length > 0 && line.length <= width) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}
