/** The shapes of the words: what rendering takes and what it gives. */

import type { Diagnostic } from '../diagnostic.ts';
import type { NotSent } from '../not-sent.ts';
import type { ContentKind } from '../settings/option.ts';
import type { Settings } from '../settings/settings.ts';
import type { SectionInput } from './sections/section.ts';

export type { Change } from '../build/facts.ts';

/** What is sent: Markdown in `body`, one plain line in `subject` (topics and tasks only). */
export interface MessageContent {
  readonly kind: ContentKind;
  readonly subject?: string;
  readonly body: string;
}

/** The longest body that the service takes. */
export interface Limits {
  /** UTF-16 code units, the strictest way to count. */
  readonly characters: number;
  /** In UTF-8. */
  readonly bytes: number;
}

/** The settings that decide the words; nothing else of them is looked at. */
export type WordSettings = Pick<
  Settings,
  'kind' | 'template' | 'subject' | 'body' | 'places' | 'onlyIf' | 'variables' | 'timeZone' | 'redactor'
> &
  Partial<Pick<Settings, 'drill'>>;

export interface RenderInput extends Pick<SectionInput, 'facts' | 'marker' | 'addressees' | 'assigned'> {
  /** What it becomes; of an incident its task or its chat message. */
  readonly kind: ContentKind;
  readonly settings: WordSettings;
  readonly limits: Limits;
  /** Milliseconds since the epoch, for times that are told from now. */
  readonly now: number;
  /** The message names the task of its incident, also where the author's own words do not. */
  readonly namesTask?: boolean;
  /** A sentence of ours that the message must not go without. */
  readonly note?: string;
}

export interface Rendered {
  readonly draft: MessageContent;
  /** All that there is to say about the text: mistakes (the preset's part then stands in their place), what is empty, what was cut. */
  readonly remarks: readonly Diagnostic[];
  /** True when the author's template wrote nothing: there is nothing to send, and the draft's body is empty. */
  readonly empty?: true;
}

/** What the author's condition says. One that cannot be decided lets the message go out, with what is wrong. */
export interface ConditionDecision {
  readonly stop?: NotSent | undefined;
  readonly problem?: Diagnostic;
}
