/** What a run has uploaded. */

import type { Artifact } from '../../../facts/types.ts';
import { escapeLine, link } from '../../markdown/escape.ts';
import { count } from '../../words.ts';
import { runUrl } from '../run.ts';
import type { Section } from '../types.ts';
import { size } from '../words/size.ts';
import { shortPlain } from '../words/text.ts';

/** Artifacts that the list shows; of the others the number is told. */
const ARTIFACTS = 10;

/** `**Artifacts**` and below it `- [coverage](…) (1.3 MB)`; one that is deleted already has no link. */
export const artifacts: Section = {
  reads: ['artifacts', 'run.url'],
  asks: ['artifacts'],
  entries: ARTIFACTS,
  render: (input) => {
    const { artifacts: all = [] } = input.facts;
    if (all.length === 0) return undefined;
    const shown = all.slice(0, input.entries ?? ARTIFACTS);
    const hidden = all.length - shown.length;
    const more = hidden > 0 ? [`- … and ${link(count(hidden, 'more artifact'), runUrl(input))}`] : [];
    return ['**Artifacts**', '', ...shown.map((one) => `- ${entry(one)}`), ...more].join('\n');
  },
};

function entry({ name, url, size_bytes: bytes, expired }: Artifact): string {
  const shown = shortPlain(name, 120) ?? 'artifact';
  if (expired === true) return `${escapeLine(shown)} (expired)`;
  return link(shown, url) + (bytes === undefined ? '' : ` (${size(bytes)})`);
}
