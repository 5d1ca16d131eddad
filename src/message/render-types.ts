/** Defines the input and output of rendering, and the texts that an author may give. */

import type { Diagnostic, NotSent } from '../diagnostic.ts';
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

/** The result of the author's condition. An undecidable condition allows the message and adds its problem. */
export interface ConditionDecision {
  readonly stop?: NotSent | undefined;
  readonly problem?: Diagnostic;
}

/** Liquid source by the author. */
export interface Source {
  readonly text: string;
  readonly part: 'subject' | 'body' | 'only-if';
  /** Location of the text in a file; absent for text in the workflow. */
  readonly location?: TextLocation;
}

export interface Sources {
  readonly subject?: Source;
  readonly body?: Source;
}

/** The settings with the author's texts. */
export type TextSources = Pick<TextSettings, 'kind' | 'subject' | 'body' | 'template' | 'locations'>;

/** Returns the texts. Those in the workflow override the template file. A subject counts only if the kind has one. */
export function toSources(texts: TextSources, kind = texts.kind): Sources {
  const { subject, body, template, locations = {} } = texts;
  const file: Source | undefined =
    template.type === 'file' ? { part: 'body', text: template.body, location: template.location } : undefined;
  const hasSubject = kind !== 'message' && subject !== undefined;
  return {
    subject: hasSubject ? { part: 'subject', text: subject, location: locations.subject } : undefined,
    body: body === undefined ? file : { part: 'body', text: body, location: locations.body },
  };
}
