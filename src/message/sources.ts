/** Collects the author's texts with their locations. */

import type { TextLocation } from '../settings/template/workspace.ts';
import type { TextSettings } from './render-types.ts';

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
export type TextSources = Pick<TextSettings, 'kind' | 'subject' | 'body' | 'template' | 'places'>;

/** Returns the texts. Those in the workflow override the template file. A subject counts only if the kind has one. */
export function toSources(texts: TextSources, kind = texts.kind): Sources {
  const { subject, body, template, places: locations = {} } = texts;
  const file: Source | undefined =
    template.type === 'file' ? { part: 'body', text: template.body, location: template.location } : undefined;
  const hasSubject = kind !== 'message' && subject !== undefined;
  return {
    subject: hasSubject ? { part: 'subject', text: subject, location: locations.subject } : undefined,
    body: body === undefined ? file : { part: 'body', text: body, location: locations.body },
  };
}
