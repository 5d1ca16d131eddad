/** The texts that the author wrote, and where they stand. */

import { overlay } from '../overlay.ts';
import type { Settings } from '../settings/settings.ts';
import type { TextPlace } from '../settings/template/workspace.ts';
import type { WordSettings } from './render-types.ts';

/** Liquid of the author. */
export interface Source {
  readonly text: string;
  readonly part: 'subject' | 'body' | 'only-if';
  /** Where the text begins in a file; absent for what stands in the workflow. */
  readonly place?: TextPlace;
}

export interface Sources {
  readonly subject?: Source;
  readonly body?: Source;
}

/** What decides where the author's texts stand. */
export type Words = Pick<WordSettings, 'kind' | 'subject' | 'body' | 'template' | 'places'>;

/** What stands in the workflow goes before what the template file says. A subject counts only where there is one. */
export function toSources(text: Words, kind = text.kind): Sources {
  const { subject, body, template, places: locations = {} } = text;
  const file = template.type === 'file' ? template : undefined;
  return overlay<Sources>(
    {},
    {
      subject:
        kind === 'message' || subject === undefined
          ? undefined
          : { part: 'subject', text: subject, place: locations.subject },
      body:
        body === undefined
          ? file && { part: 'body', text: file.body, place: file.place }
          : { part: 'body', text: body, place: locations.body },
    },
  );
}

/** Without the author's words, and without a choice of ours. */
export function withDefaultTemplate({ subject: _, body: __, ...rest }: Settings): Settings {
  return { ...rest, template: { type: 'preset', name: 'default' } };
}
