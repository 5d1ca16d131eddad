/** What a rendering or a step remarked, as people read it. */
import { type Diagnostic, formatDiagnostic } from '../../src/diagnostic.ts';

interface Remarked {
  readonly remarks: readonly Diagnostic[];
}

/** The notices, as people read them. */
export function noticesIn(result: Remarked): readonly string[] {
  return getTexts(result, 'notice');
}

/** The errors, as people read them. */
export function errorsIn(result: Remarked): readonly string[] {
  return getTexts(result, 'error');
}

function getTexts({ remarks }: Remarked, level: Diagnostic['level']): readonly string[] {
  return remarks.filter((remark) => remark.level === level).map(formatDiagnostic);
}
