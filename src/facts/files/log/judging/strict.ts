/** Steps that fail by their warnings, as tools do that are told to be strict. */

const ENDS =
  /\bwarnings?\b.{0,60}\b(?:strict|treated as errors?|not allowed|exceed\w{0,3}|too many|more than|max(?:imum)?)\b|\b(?:strict|too many|aborted with|failed (?:because of|due to|by))\b.{0,60}\bwarnings?\b/i;
const WARNING = /^\W{0,8}(?:\S{1,200}:\d{1,7}(?:[:-]\d{1,7}){0,3}:? )?warn(?:ing)?\b/i;
/** Counts what was found, as the last that is said. */
const SUMMARY =
  /^\W{0,9}(?:total\W{1,4}|found )?\d{1,6} (?:\w{1,20} )?(?:warnings?|hints?|offen[cs]es?|issues?|suggestions?|violations?)\b(?! generated)/i;

/** True where a line says that warnings ended the step. */
export function endsByWarnings(text: string): boolean {
  return ENDS.test(text) || SUMMARY.test(text);
}

/** True for a warning with what it warns of. */
export function isWarning(text: string): boolean {
  return WARNING.test(text) && text.length > 30 && !ENDS.test(text);
}
