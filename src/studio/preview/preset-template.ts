/** Converts a preset to a template with the same sections and conditions, as a starting point for custom texts. */

import { getPreset, listSections } from '../../message/presets.ts';
import { SECTIONS } from '../../message/sections/section-registry.ts';
import type { Kind, PresetName } from '../../settings/option.ts';

type PresetParts = ReturnType<typeof listSections>;

/** Returns the template. For an incident, that of its chat message. */
export function presetTemplate(name: PresetName, kind: Kind): string {
  const preset = getPreset({ type: 'preset', name });
  const parts = listSections(preset, kind === 'incident' ? 'message' : kind);
  const [first = '', ...rest] = parts.map(partLines);
  const lines = [
    first.replace(/^\{%- if .*? %\}\n(.*)\{% endif %\}$/, '$1'),
    ...rest,
    ...loadingLine(parts, [...preset.reads.red, ...preset.reads.always]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Names facts that the preset loads but only shows if they are known, because templates only load the facts that they name. */
function loadingLine(parts: PresetParts, worth: readonly string[]): readonly string[] {
  const requested = parts.flatMap(({ section }) => SECTIONS[section].reads as readonly string[]);
  const left = [...new Set(worth)].filter(
    (fact) => !requested.some((one) => fact === one || fact.startsWith(`${one}.`)),
  );
  return left.length === 0
    ? []
    : [
        `{%- if ${left.join(' or ')} %}{% comment %} loaded so that the sections can show it {% endcomment %}{% endif %}`,
      ];
}

/** Places the preceding line break inside the condition, so that an empty part leaves no blank line. */
function partLines({ section, separator }: PresetParts[number]): string {
  const name = `sections.${section}`;
  const before = { inline: ' ', dot: '\u00A0· ', line: '\n', gap: '\n\n' }[separator];
  return `{%- if ${name} %}${before}{{ ${name} }}{% endif %}`;
}
