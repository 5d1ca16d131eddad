/** Formats the diagnostics of a rendering or a step. */
import { type Diagnostic, formatDiagnostic } from '../../src/diagnostic.ts';

interface Remarked {
  readonly remarks: readonly Diagnostic[];
}

/** Formats the notices. */
export function noticesIn(result: Remarked): readonly string[] {
  return getTexts(result, 'notice');
}

/** Formats the errors. */
export function errorsIn(result: Remarked): readonly string[] {
  return getTexts(result, 'error');
}

function getTexts({ remarks }: Remarked, level: Diagnostic['level']): readonly string[] {
  return remarks.filter((remark) => remark.level === level).map(formatDiagnostic);
}
