/** Renders facts with the settings of a test. */

import type { Facts } from '../../src/build/facts.ts';
import { render } from '../../src/message/render.ts';
import type { Limits, Rendered, TextSettings } from '../../src/message/render-types.ts';
import type { Addressee } from '../../src/target/resolved-target.ts';
import { Redactor } from '../../src/text/redaction/redactor.ts';

const LIMITS: Limits = { characters: 3900, bytes: 8180 };

/** Default template. */
export const PRESET: TextSettings['template'] = { type: 'preset', name: 'default' };

/** Settings of a rendering. Default: a chat message from the preset, without secrets. */
export interface Rendering extends Partial<TextSettings> {
  readonly limits?: Limits;
  /** ISO 8601. */
  readonly now?: string;
  readonly marker?: string;
  readonly addressees?: readonly Addressee[];
}

export function renderFacts(
  facts: Facts,
  { limits = LIMITS, marker, addressees, now = '2026-11-03T08:00:00Z', ...raw }: Rendering = {},
): Promise<Rendered> {
  const settings: TextSettings = {
    kind: 'message',
    template: PRESET,
    variables: {},
    timeZone: 'UTC',
    redactor: new Redactor([]),
    ...raw,
  };
  const kind = settings.kind === 'incident' ? 'task' : settings.kind;
  return render({ facts, kind, settings, limits, now: Date.parse(now), marker, addressees });
}

/** Returns the visible lines of a body without emphasis: without URLs and backslashes, with plain spaces. */
export function plainLines(body: string): readonly string[] {
  const seen = body
    .replace(/(?<!\\)\[((?:\\.|[^\]\\])*)\]\((?:\\.|[^()\\])*\)/g, '$1')
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '');
  return seen.replaceAll('\u00A0', ' ').split(/ *\n/);
}
