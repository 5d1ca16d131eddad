/** A preset as a template: the same sections under the same conditions, to begin one's own words with. */

import type { PresetPart } from '../../message/presets/preset.ts';
import { PRESETS } from '../../message/presets/preset-registry.ts';
import type { ContentKind } from '../../message/rendering.ts';
import type { Kind, PresetName } from '../../settings/option.ts';

/** Of an incident the words of its chat message. */
export function presetTemplate(name: PresetName, kind: Kind): string {
  const place = placeOf(kind === 'incident' ? 'message' : kind);
  const parts: readonly PresetPart[] = PRESETS[name].body;
  const [first = '', ...others] = parts.filter((part) => (part.in ?? place) === place).map(partLines);
  return `${[first.replace(/^\{%- if .*? %\}\n(.*)\{% endif %\}$/, '$1'), ...others].join('\n')}\n`;
}

function placeOf(kind: ContentKind): 'message' | 'record' {
  return kind === 'message' ? 'message' : 'record';
}

/** The line break before it is within its condition, so that nothing is left of a part that says nothing. */
function partLines({ section, else: other, joint }: PresetPart): string {
  const name = `sections.${section}`;
  const value = other === undefined ? name : `${name} | default: sections.${other}`;
  const shown = other === undefined ? name : `${name} or sections.${other}`;
  const before = { inline: ' ', line: '\n', gap: '\n\n' }[joint ?? 'line'];
  return `{%- if ${shown} %}${before}{{ ${value} }}{% endif %}`;
}
