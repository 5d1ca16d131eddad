/** Which facts an author's templates read, told without rendering them. Imported only where there is a template. */

import { Liquid } from 'liquidjs';
import { LONGEST, parseTemplate } from './parse.ts';
import { TAGS } from './tags.ts';

/**
 * Names with their dots, such as `commit.author.name` or `sections.failures`. A template that cannot be parsed names
 * nothing: rendering says what is wrong with it.
 */
export function mentionedNames(...templates: readonly (string | undefined)[]): readonly string[] {
  // Given, so that the engine does not ask Intl for it.
  const engine = new Liquid({ templates: {}, locale: 'en-US', parseLimit: LONGEST });
  for (const [name, tag] of Object.entries(TAGS)) engine.registerTag(name, tag);
  const names = templates.flatMap((template) => {
    try {
      const paths = template === undefined ? [] : engine.globalVariableSegmentsSync(parseTemplate(engine, template));
      return paths.map((segments) => segments.filter((segment) => typeof segment === 'string').join('.'));
    } catch {
      return [];
    }
  });
  return [...new Set(names)];
}
