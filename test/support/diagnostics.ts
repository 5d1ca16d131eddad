/** Formats the diagnostics of a rendering or a step. */
import { type Diagnostic, formatDiagnostic } from '../../src/diagnostic.ts';

interface WithDiagnostics {
  readonly diagnostics: readonly Diagnostic[];
}

/** Formats the notices. */
export function noticesIn(result: WithDiagnostics): readonly string[] {
  return getTexts(result, 'notice');
}

/** Formats the errors. */
export function errorsIn(result: WithDiagnostics): readonly string[] {
  return getTexts(result, 'error');
}

function getTexts({ diagnostics }: WithDiagnostics, level: Diagnostic['severity']): readonly string[] {
  return diagnostics.filter((diagnostic) => diagnostic.severity === level).map(formatDiagnostic);
}
