/** What the author's texts show to be wrong with them, before there are facts. Heavy: imported only where there is a text. */

import type { Remark } from '../../remark.ts';
import type { Source, Sources } from '../sources.ts';
import { conditionMistake } from './condition.ts';
import { createEngine } from './engine.ts';
import { mistakeRemark, withoutSecrets } from './mistake.ts';
import { readTemplate } from './template.ts';

export interface TextsInput extends Sources {
  readonly onlyIf?: string;
}

/** @param hide takes the secrets out of a text */
export function mistakesInTexts(input: TextsInput, hide: (text: string) => string): readonly Remark[] {
  const { onlyIf, subject, body } = input;
  const condition = onlyIf === undefined ? undefined : conditionMistake(onlyIf);
  const mistakeIn = (source: Source | undefined) => {
    const mistake = source && readTemplate(createEngine({ part: source.part }), source.text, {}).mistake;
    return source && mistake ? mistakeRemark(source, mistake) : [];
  };
  const remarks = [condition ?? [], mistakeIn(subject), mistakeIn(body)].flat();
  return remarks.map((remark) => withoutSecrets(remark, [onlyIf, subject?.text, body?.text], hide));
}
