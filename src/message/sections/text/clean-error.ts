/** Cleans a line of an error: removes text that only says that it is an error. */

/** Message of a shell about a terminated program: `./test.sh: line 3:  2317 Killed                  ./server`. */
const OF_SHELL =
  /^\S{1,300}: line \d{1,7}:\s{1,8}\d{1,10} ([A-Z][a-z]{1,30}(?: [a-z]{1,30}){0,4})(?:\s{2,40}(?:(\(core dumped\))|\S)|$)/;
/** Message of Ansible about a host: `fatal: [db2]: FAILED! => {"changed": false, "msg": "no such host"}`. */
const OF_HOST =
  /^(?:(?:fatal|failed): \[([^\]]{1,100})\](?: \(.{1,100}\))?:|(\S{1,100}) \|) (?:FAILED|UNREACHABLE)! => \{.{0,600}?"msg": ?"((?:[^"\\]|\\.){1,600})/;
/** Row of a scanner: `libexpat1 │ CVE-2024-45491 │ CRITICAL │ affected │ 2.5.0-1 │ │ libexpat: Integer Overflow`. */
const OF_SCANNER =
  /^\W{0,4}(\S{1,100})\s{0,40}[│|]\s{0,20}((?:CVE|GHSA)-[\w-]{4,30})\s{0,20}[│|]\s{0,20}(critical|high|medium|low)\b(?:.{0,300}[│|]\s{0,20}([^│|\s][^│|]{3,200}))?/i;
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
  const shell = OF_SHELL.exec(line);
  if (shell !== null) return [shell[1], shell[2]].filter((part) => part !== undefined).join(' ');
  const host = OF_HOST.exec(line);
  if (host !== null) return `${host[1] ?? host[2]}: ${unescaped(host[3] ?? '')}`;
  const found = OF_SCANNER.exec(line);
  if (found !== null) {
    const [, name, id, level = '', title] = found;
    return `${name} ${id} (${level.toLowerCase()})${title === undefined ? '' : `: ${title.trim()}`}`;
  }
  let rest = withoutPrefix(withoutPrefix(line, LEVEL), ASSERTION);
  for (let more = 0; more < MAX_COUNT && rest !== line; more += 1)
    rest = withoutPrefix(withoutPrefix(withoutPrefix(rest, BEHIND), LEVEL), ASSERTION);
  return rest.replace(EQUALITY, '').replace(/\s{2,}/g, ' ');
}

/** Decodes a JSON string that may be truncated. */
function unescaped(text: string): string {
  return text
    .replaceAll(/\\(?:[nrt]|$)/g, ' ')
    .replaceAll(/\\(["\\/])/g, '$1')
    .trim();
}

function withoutPrefix(line: string, front: RegExp): string {
  const rest = line.replace(front, '');
  return /[A-Za-z\d\u00C0-\u1FFF\u3040-\uFFFF]/.test(rest) ? rest : line;
}
