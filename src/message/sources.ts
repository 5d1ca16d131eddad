/** Collects the author's texts with their locations. */

import { overlay } from '../overlay.ts';
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
export function toSources(text: TextSources, kind = text.kind): Sources {
  const { subject, body, template, places: locations = {} } = text;
  const file = template.type === 'file' ? template : undefined;
  return overlay<Sources>(
    {},
    {
      subject:
        kind === 'message' || subject === undefined
          ? undefined
          : { part: 'subject', text: subject, location: locations.subject },
      body:
        body === undefined
          ? file && { part: 'body', text: file.body, location: file.location }
          : { part: 'body', text: body, location: locations.body },
    },
  );
}
