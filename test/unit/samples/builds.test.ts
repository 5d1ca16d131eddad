import { expect, test } from 'vitest';
import { BUILDS } from '../../../src/samples/builds.ts';
import { renderPreview } from '../../../src/studio/preview/preview.ts';
import { getBoundsOut } from '../../support/fact-bounds.ts';
import { requestFor } from '../../support/studio.ts';

test.each(BUILDS.map(({ id }) => id))(
  '%s has facts within their bounds, and a message without a diagnostic',
  async (id) => {
    const { facts, diagnostics, content, notSentReason: silence } = await renderPreview(requestFor(id));
    expect(facts.repository?.name).toBe('acme/shop');
    expect(getBoundsOut(facts)).toEqual([]);
    expect(diagnostics).toEqual([]);
    expect(silence).toBeUndefined();
    expect(content?.body).toContain('acme/shop');
  },
);
