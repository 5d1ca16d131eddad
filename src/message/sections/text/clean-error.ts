/** Cleans a line of an error: removes text that only says that it is an error. */

/** A leading log level: with a colon, as a table column, in capitals, after the name of a tool, or as one letter. */
const LEVEL =
  /^(?:(?:[A-Z]{2,10} )?(?:[Ff]atal|FATAL)(?: [Ee]rror| ERROR)?:|(?:[Ee]rror|ERROR|Failure\/Error|[Cc]ritical|CRITICAL|SEVERE):|(?:error|fatal) (?= |[A-Z]{1,8}\d{1,6}: )|(?:ERROR|FATAL|CRITICAL|SEVERE) (?:\[[\w.-]{1,60}\] )?(?=[A-Z]?[a-z]{2})|[a-z]{2,10} error (?=[A-Z'"`])|[A-Z]: |\[[A-Z]\]:? )\s{0,20}/;
/** Text after a level: a repeated level, a remark in brackets, an arrow, or the kind of exception. */
const BEHIND = /^(?:[Ff]atal error|\[[A-Z][a-z]{3,15}\]|[→›»]|Uncaught)\s{1,8}(?=\S)/u;
/** The class of an assertion, which only says that something was compared. */
const ASSERTION =
  /^(?:[\w$]{1,60}\.){0,12}(?:AssertionError|AssertionFailedError|ComparisonFailure)(?: \[\w{1,40}\])?:\s{1,4}(?=\S)/;
/** The kind of comparison, as Jest and Vitest print it. */
const EQUALITY = /\s{1,4}\/\/ [\w. ]{0,30}equality$/;
/** Maximum levels after the first. */
const MAX_COUNT = 3;

/** @param line without invisible characters; a line with only a level is unchanged */
export function cleanError(line: string): string {
  let rest = withoutPrefix(withoutPrefix(line, LEVEL), ASSERTION);
  for (let more = 0; more < MAX_COUNT && rest !== line; more += 1)
    rest = withoutPrefix(withoutPrefix(withoutPrefix(rest, BEHIND), LEVEL), ASSERTION);
  return rest.replace(EQUALITY, '').replace(/\s{2,}/g, ' ');
}

function withoutPrefix(line: string, front: RegExp): string {
  const rest = line.replace(front, '');
  return /[A-Za-z\d\u00C0-\u1FFF\u3040-\uFFFF]/.test(rest) ? rest : line;
}
