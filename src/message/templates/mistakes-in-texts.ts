/** What the author's texts show to be wrong with them, before there are facts. Heavy: imported only where there is a text. */

import type { Remark } from '../../remark.ts';
import type { Source, Sources } from '../sources.ts';
import { analyze } from './analysis/analysis.ts';
import { conditionMistake } from './condition/condition.ts';
import { createEngine } from './engine.ts';
import { mistakeRemarks, withoutSecrets } from './mistake.ts';
import type { Variables } from './scope.ts';

export interface TextsInput extends Sources {
  readonly onlyIf?: string;
  /** Undefined where they are wrong themselves. */
  readonly variables?: Variables;
}

/** @param hide takes the secrets out of a text */
export function mistakesInTexts(input: TextsInput, hide: (text: string) => string): readonly Remark[] {
  const { onlyIf, subject, body, variables } = input;
  const condition = onlyIf === undefined ? undefined : conditionMistake(onlyIf);
  const mistakesOf = (source: Source) =>
    mistakeRemarks(source, analyze(createEngine({ part: source.part }), source.text, variables).mistakes);
  const remarks = [condition ?? [], ...[subject, body].map((source) => (source ? mistakesOf(source) : []))].flat();
  return remarks.map((remark) => withoutSecrets(remark, [onlyIf, subject?.text, body?.text], hide));
}
