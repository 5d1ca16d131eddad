/** Which facts the author's templates ask for. Imported only where there is a template. */

import type { Section } from '../../sections/section.ts';
import { SECTIONS, type SectionName } from '../../sections/section-registry.ts';
import type { Sources } from '../../sources.ts';
import type { Variables } from '../scope.ts';
import { analyzeTemplate } from './analysis.ts';

export interface TemplateFacts {
  /** Names of facts, and of variables. */
  readonly mentioned: readonly string[];
  /** True where the preset's words go out in the place of a template that is wrong. */
  readonly failing: boolean;
}

/** @param variables those of the option `variables` */
export function factsAsked({ subject, body }: Sources, variables: Variables): TemplateFacts {
  const analyses = [subject, body].flatMap((source) => (source ? [analyzeTemplate(source.text, variables)] : []));
  const mentioned = [...new Set(analyses.flatMap(({ names }) => names))].flatMap(factsOf);
  return { mentioned, failing: analyses.some(({ mistakes }) => mistakes.length > 0) };
}

/** What a name in a template asks for; a section stands for its facts. */
function factsOf(name: string): readonly string[] {
  const [root, section = ''] = name.split('.');
  if (root !== 'sections') return [name];
  if (!isSection(section)) return [];
  const { asks, reads }: Section = SECTIONS[section];
  return asks ?? reads;
}

function isSection(name: string): name is SectionName {
  return Object.hasOwn(SECTIONS, name);
}
