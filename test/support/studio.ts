/** Questions to the studio, with all that a test does not care for as it is at first. */
import { buildNamed } from '../../src/studio/builds/build-registry.ts';
import type { Question } from '../../src/studio/preview/question.ts';

export function questionFor(id: string, changes: Partial<Question> = {}): Question {
  const build = buildNamed(id);
  if (build === undefined) throw new Error(`no build is called ${id}`);
  return { build, end: build, samples: build.files ?? [], preset: 'default', template: '', onlyIf: '', ...changes };
}
