import { defined } from '../../src/defined.ts';
import type { Addressee } from '../../src/directory/types.ts';
import type { Facts } from '../../src/facts/types.ts';
import { render } from '../../src/message/render.ts';
import type { Limits, Rendered, RenderInput, WordSettings } from '../../src/message/types.ts';
import { Redactor } from '../../src/redactor.ts';

const LIMITS: Limits = { characters: 3900, bytes: 8180 };

/** What a test sets of a rendering; a chat message in the preset's words, with no secrets, where it sets nothing. */
export interface Rendering extends Partial<WordSettings> {
  readonly limits?: Limits;
  readonly timeZone?: string;
  readonly marker?: string;
  readonly addressees?: readonly Addressee[];
}

export function renderFacts(
  facts: Facts,
  { limits = LIMITS, marker, timeZone, addressees, ...given }: Rendering = {},
): Promise<Rendered> {
  const settings: WordSettings = { kind: 'message', variables: {}, redactor: new Redactor([]), ...given };
  return render(defined<RenderInput>({ facts, settings, limits, timeZone, marker, addressees }));
}
