import { defined } from '../defined.ts';
import { TemplateError, type TemplatePlace } from '../errors.ts';

/** A problem quotes the author's text, perhaps in part: of one that holds a secret only the place is told. */
export function problemWithoutSecrets(
  problem: TemplateError,
  texts: readonly (string | undefined)[],
  hide: (text: string) => string,
): TemplateError {
  const quoted = [...texts, problem.message, problem.hint];
  if (quoted.every((text) => text === undefined || hide(text) === text)) return problem;
  const { file, line, column } = problem.place;
  const at = line === undefined ? '' : ` at line ${line}, column ${column}`;
  return new TemplateError(`the template holds a secret, so what is wrong with it${at} is not shown`, {
    hint: 'Take the secret out of the template',
    place: defined<TemplatePlace>({ file, line, column }),
  });
}
