/** Defines an option and the values that options choose from. */

import type { Parser } from './parsers/parser.ts';

/** Content that a destination can create. */
export const CONTENT_KINDS = ['message', 'topic', 'task'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Values of `kind`: one of these contents, or an incident, which is a task and a chat message. */
export const KINDS = [...CONTENT_KINDS, 'incident'] as const;
export type Kind = (typeof KINDS)[number];

/** Values of `template` besides files. `src/message/presets.ts` has an entry for each name. */
export const PRESET_NAMES = ['default', 'compact', 'detailed', 'watch', 'digest'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** Values of `when`. */
export const WHENS = [
  'always',
  'success',
  'failure',
  'cancelled',
  'change',
  'broken',
  'still-failing',
  'fixed',
] as const;
export type When = (typeof WHENS)[number];

/** Values of `delivery`. */
export type Delivery = 'auto' | 'at-least-once' | 'at-most-once';

/** Format of a chat message for a webhook: JSON with its fields, or the plain text. */
export type WebhookFormat = 'json' | 'text';

/** A destination with a kind, which decides which fields are supported. */
export type SupportedTarget = `${'webhook' | 'rest'} ${Kind}` | 'webhook text';

export interface Option {
  /** The name in kebab case: the input of the action and the flag of the command line. */
  readonly name: string;
  /** The heading of this option in the command line's help. Default: `Content`. */
  readonly heading?: 'Destination' | 'Conditions' | 'Mentions' | 'Files' | 'Delivery';
  /** Parses the text to a value. */
  readonly parse: Parser<unknown>;
  /** The TypeScript type in the library. Default: `string`. */
  readonly type?: string;
  /** The default as a user would write it; absent if there is none. */
  readonly default?: string;
  /** The default in `action.yml`, an expression that only the runner can evaluate. */
  readonly expression?: string;
  /** The setting that combines this option with others. */
  readonly partOf?: 'destinations' | 'redactor';
  /** Lists every text of a secret option that must not be shown. `raw` returns the value of another option. */
  readonly secrets?: (value: string, raw: (name: string) => string | undefined) => readonly string[];
  /** Targets that support the option; absent if it is not a field of the content. */
  readonly supportedBy?: readonly SupportedTarget[];
  /** The alternative for targets that don't support the option. */
  readonly alternative?: string;
  /** Set if the front matter of a template file may contain the option. */
  readonly inFrontMatter?: true;
  /** Set if only the action has the option, or if it is read from the environment and isn't an input of the action. */
  readonly only?: 'action' | 'environment';
  /** One or two sentences for users, in Markdown. */
  readonly text: string;
}
