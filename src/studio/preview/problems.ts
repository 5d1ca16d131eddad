/** What is wrong with the author's words, each at its place. The one file that knows how the stages say it. */

import type { SettingsError, TemplateError } from '../../errors.ts';
import { capital } from '../../message/sections/words/short-text.ts';
import { TEMPLATE_FILE } from './options.ts';

export interface StudioProblem {
  /** Where it stands: the template, or the condition. */
  readonly part: 'template' | 'only-if';
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  readonly says: string;
  readonly hint: string;
}

/** `template.md, line 3, column 5: `, `body, line 1, column 2: `, `only-if, column 5: `: the list shows that by itself. */
const PLACE = /^(?:[^\n]{1,300}?, line \d+, column \d+|only-if(?:, column \d+)?|[^\s:]{1,300}\.md): /;

export function templateProblem(error: TemplateError, part: StudioProblem['part']): StudioProblem {
  const { line = 1, column = 1 } = error.place;
  return { part, line, column, says: capital(error.message.replace(PLACE, '')), hint: error.hint };
}

/** Of a line of the front matter, or of the value that it gives to an option. */
const PLACED = new RegExp(`^${TEMPLATE_FILE}, line (\\d+), column (\\d+)[:,] (.*)$`, 's');

/** Of the front matter, and of options that it gives. */
export function settingsProblems({ problems }: SettingsError): readonly StudioProblem[] {
  return problems.map(({ option, fault, fix }) => {
    const [inFault, inOption] = [PLACED.exec(fault), PLACED.exec(option)];
    const [, line = 1, column = 1] = inFault ?? inOption ?? [];
    const says = inFault?.[3] ?? `${inOption?.[3] ?? option}: ${fault}`;
    const part = option === 'only-if' ? 'only-if' : 'template';
    return { part, line: Number(line), column: Number(column), says: capital(says), hint: fix };
  });
}
