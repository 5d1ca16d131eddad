/** From facts to words, with a test's settings. */

import type { Facts } from '../../src/build/facts.ts';
import { render } from '../../src/message/render.ts';
import type { Limits, Rendered, TextSettings } from '../../src/message/render-types.ts';
import type { Addressee } from '../../src/target/lookup-result.ts';
import { Redactor } from '../../src/text/redaction/redactor.ts';

const LIMITS: Limits = { characters: 3900, bytes: 8180 };

/** The words by default. */
export const PRESET: TextSettings['template'] = { type: 'preset', name: 'default' };

/** What a test sets of a rendering; a chat message in the preset's words, with no secrets, where it sets nothing. */
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

/** A body as a reader sees it but for the emphasis: its lines without addresses and backslashes, with plain blanks. */
export function plainLines(body: string): readonly string[] {
  const seen = body
    .replace(/(?<!\\)\[((?:\\.|[^\]\\])*)\]\((?:\\.|[^()\\])*\)/g, '$1')
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '');
  return seen.replaceAll('\u00A0', ' ').split(/ *\n/);
}
