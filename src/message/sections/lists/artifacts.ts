/** Renders the artifacts of a run. */

import type { Artifact } from '../../../build/facts.ts';
import { count, formatBytes } from '../../counts.ts';
import { escapeLine, markdownLink } from '../../markdown/escape.ts';
import { titledList } from '../lines.ts';
import { runUrl } from '../run.ts';
import type { Section } from '../section.ts';
import { shortPlain } from '../text/short-text.ts';

/** Maximum listed artifacts; more are counted. */
const ARTIFACTS = 10;

/** `**Artifacts**` with `- [coverage](…) (1.3 MB)`; deleted artifacts have no link. */
export const artifacts: Section = {
  reads: ['artifacts'],
  entries: ARTIFACTS,
  render: (input) => {
    const { artifacts: all = [] } = input.facts;
    if (all.length === 0) return undefined;
    const displayed = all.slice(0, input.entries ?? ARTIFACTS);
    const hidden = all.length - displayed.length;
    const more = hidden > 0 ? [`… and ${markdownLink(count(hidden, 'more artifact'), runUrl(input))}`] : [];
    return titledList('Artifacts', [...displayed.map(entry), ...more]);
  },
};

function entry({ name, url, size_bytes: bytes, expired }: Artifact): string {
  const displayed = shortPlain(name, 120) ?? 'artifact';
  if (expired === true) return `${escapeLine(displayed)} (expired)`;
  return markdownLink(displayed, url) + (bytes === undefined ? '' : ` (${formatBytes(bytes)})`);
}
