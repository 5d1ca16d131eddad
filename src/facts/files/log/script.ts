/** What a step ran, for one that wrote nothing. */

import type { Block } from './blocks.ts';

/** Lines of a script that are told. */
const MOST_OF_SCRIPT = 12;

/** The script of a step, as the runner shows it above what it wrote; nothing for an action. */
export function scriptOf({ title, lines }: Block): readonly string[] {
  const script: string[] = [];
  if (!title.startsWith('Run ')) return [];
  for (const { mark, text } of lines()) {
    if (mark === 'end') break;
    if (/^shell: /.test(text)) return script;
    if (mark !== 'group' && script.length < MOST_OF_SCRIPT) script.push(text.trim());
  }
  return [];
}
