/** Defines the input and output of rendering, and the texts that an author may give. */

import type { Diagnostic } from '../diagnostic.ts';
import type { ContentKind } from '../settings/option.ts';
import type { Settings } from '../settings/settings.ts';
import type { TextLocation } from '../settings/template/workspace.ts';
import type { SectionInput } from './sections/section.ts';

/** The sent content: Markdown in `body`, one plain line in `subject` (topics and tasks only). */
export interface MessageContent {
  readonly kind: ContentKind;
  readonly subject?: string;
  readonly body: string;
}

/** The maximum body that the service accepts. */
export interface Limits {
  /** UTF-16 code units, the strictest count. */
  readonly characters: number;
  /** Bytes of UTF-8. */
  readonly bytes: number;
}

/** The settings that rendering uses. */
export type TextSettings = Pick<
  Settings,
  'kind' | 'template' | 'subject' | 'body' | 'locations' | 'onlyIf' | 'variables' | 'timeZone' | 'redactor'
> &
  Partial<Pick<Settings, 'drill'>>;

export interface RenderInput extends Pick<SectionInput, 'facts' | 'marker' | 'addressees' | 'assigned'> {
  /** The created content; for an incident its task or its chat message. */
  readonly kind: ContentKind;
  readonly settings: TextSettings;
  readonly limits: Limits;
  /** Milliseconds since the epoch, for relative times. */
  readonly now: number;
  /** Set if the message must name the task of its incident, even if the author's text doesn't. */
  readonly namesTask?: boolean;
  /** A built-in sentence that the message must contain. */
  readonly note?: string;
}

export interface Rendered {
  readonly content: MessageContent;
  /** Diagnostics of the text: errors (the preset's part then replaces the text), empty values, and truncation. */
  readonly diagnostics: readonly Diagnostic[];
  /** True if the author's template is empty: nothing is sent, and the body is empty. */
  readonly empty?: true;
}

/** Liquid source by the author. */
export interface Source {
  readonly text: string;
  readonly part: 'subject' | 'body' | 'only-if';
  /** Location of the text in a file; absent for text in the workflow. */
  readonly location?: TextLocation;
}
