/** What an option is, and the words that options choose from. */

import type { ValueParser } from './parsers/parse-result.ts';

/** What a destination can create. */
export const CONTENT_KINDS = ['message', 'topic', 'task'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** What a step can be asked for: one of these, or an incident, which is a task and a chat message. */
export const KINDS = [...CONTENT_KINDS, 'incident'] as const;
export type Kind = (typeof KINDS)[number];

/** What others call them. */
export const PEER_KINDS: Readonly<Record<string, Kind>> = {
  ...{ chat: 'message', text: 'message', notification: 'message' },
  ...{ post: 'topic', note: 'topic', thread: 'topic', announcement: 'topic', discussion: 'topic' },
  ...{ todo: 'task', issue: 'task', ticket: 'task', bug: 'task', card: 'task' },
  ...{ alert: 'incident', outage: 'incident' },
};

/** What `template` chooses from besides files: `src/message/presets/preset-registry.ts` has one of each name. */
export const PRESET_NAMES = ['default', 'compact', 'detailed', 'watch', 'digest'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];
/** Those that tell of many builds are these two. */
export type OneBuildPreset = Exclude<PresetName, 'watch' | 'digest'>;
export const ONE_BUILD_PRESETS: readonly OneBuildPreset[] = PRESET_NAMES.filter(
  (name) => name !== 'watch' && name !== 'digest',
);

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
export const DELIVERIES = ['auto', 'at-least-once', 'at-most-once'] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** How a chat message goes to a webhook: as JSON with its fields, or as the bare text. */
export const WEBHOOK_FORMATS = ['json', 'text'] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

/** A destination and kind together: what decides which fields can be carried. */
export type SupportedTarget = `${'webhook' | 'rest'} ${Kind}` | 'webhook text';

export interface Option {
  /** Kebab case; the input of the action and the flag of the command line. */
  readonly name: string;
  /** Where help of the command line shows it: under the question that it answers. */
  readonly heading: 'where' | 'what' | 'when' | 'who' | 'files' | 'delivery';
  /** Makes the value from its text. */
  readonly read: ValueParser<unknown>;
  /** What a program may give, in TypeScript. Default: `string`. */
  readonly type?: string;
  /** As a user would write it; absent when there is none. */
  readonly default?: string;
  /** What stands as the default in `action.yml`: an expression that only the runner can fill in. */
  readonly expression?: string;
  /** The setting that is made of this option and others, instead of one of its own. */
  readonly partOf?: 'destinations' | 'redactor';
  /**
   * For a secret: every text that must not be shown, made from its value as written. `given` tells the value
   * of another option.
   */
  readonly secrets?: (value: string, raw: (name: string) => string | undefined) => readonly string[];
  /** Where the option can be carried; absent when it is not a field of the content. */
  readonly carriers?: readonly SupportedTarget[];
  /** What to use instead where it cannot be carried. */
  readonly instead?: string;
  /** Whether the front matter of a template file may say it. */
  readonly inFrontMatter?: true;
  /** Read from the environment only, not an input of the action. */
  readonly environmentOnly?: true;
  /** For the action only, not a flag of the command line. */
  readonly actionOnly?: true;
  /** One or two sentences for people, in Markdown. */
  readonly text: string;
}
