/** What is wrong with the author's words, each at its place. The one file that knows how the stages say it. */
import type { SettingsError, TemplateError } from '../../errors.ts';
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

/** Of the front matter, and of options that it gives. */
export function settingsProblems({ problems }: SettingsError, template: string): readonly StudioProblem[] {
  return problems.map(({ option, fault, fix }) => {
    const [, number, says = fault] = new RegExp(`^${TEMPLATE_FILE}, line (\\d+): (.*)$`, 's').exec(fault) ?? [];
    const part = option === 'only-if' ? 'only-if' : 'template';
    const line = part === 'only-if' ? 1 : number === undefined ? lineOf(template, option) : Number(number);
    const text = template.split('\n')[line - 1] ?? '';
    const column = part === 'only-if' ? 1 : Math.max(0, text.search(/\S/)) + 1;
    return { part, line, column, says: capital(number === undefined ? `${option}: ${says}` : says), hint: fix };
  });
}

/** Where the front matter says an option. */
function lineOf(template: string, option: string): number {
  const index = template.split('\n').findIndex((line) => line.trimStart().startsWith(`${option}:`));
  return Math.max(0, index) + 1;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
