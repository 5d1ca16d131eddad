/** Which sentences explain a failure, and which only repeat that there was one. */

/** Longer lines are data, not explanations. */
const LONGEST_LINE = 2_000;

/** Said of every failed command, by the runner and by the tools that started it. */
const EMPTY: readonly RegExp[] = [
  // 255 at most: a status of 404 tells something.
  /\b(?:exit(?:ed)?|failed|finished|terminated)\b.{0,20}\b(?:code|status):? (?:1?\d?\d|2[0-4]\d|25[0-5])\.?$/i,
  /\bexit(?:ed with)? code:? -?\d{1,12}\.?$/i,
  /^(?:make|gmake|ninja)\b.{0,200}\bError \d{1,3}$/i,
  /^The operation was cancell?ed\.?$/i,
  /^(?:npm (?:ERR!|error)) (?:code|errno|path|command|Lifecycle|A complete log|Exit|Test failed)/i,
  /^(?:error|failed|failure|npm ERR!|npm error|fatal)[:.!]?$/i,
  /\bELIFECYCLE\b/,
];

/** What test frameworks, compilers and shells write of a failure, the surest first. */
const TELLING: readonly (readonly RegExp[])[] = [
  [
    /^(?:FAILED|ERROR) \S+::\S/,
    /^\s{0,20}--- FAIL: /,
    /^E {3}\S/,
    /^(?:[\w.]{0,80}\.)?[A-Z]\w{0,60}(?:Error|Exception)\b(?: \[\w{1,60}\])?: \S/,
    /^(?:Uncaught |Caused by: )\S/,
    /^error(?:\[\w{1,20}\])?: \S/i,
    /\berror TS\d{1,6}: /,
    /^\S{1,300}:\d{1,7}(?::\d{1,7})?: (?:fatal )?error: /,
    /^(?:fatal|panic): \S/,
    /^thread '.{1,100}' panicked at /,
    /^\s{0,20}(?:✕|✗|✘|×|✖|●) \S/,
    /^\s{0,20}not ok \d{1,7}\b/,
    /^\s{0,20}FAIL\s+\S/,
    /^\s{0,20}\[ERROR\] \S/,
  ],
  [
    /\b(?:error|failed|failure|exception|fatal)\b\s{0,3}[:!]\s{0,3}\S/i,
    /: (?:command )?not found$/i,
    /\b(?:permission denied|no such file|connection refused|out of memory|no space left|segmentation fault)\b/i,
    /^Killed$/,
  ],
];

/** True for what says more than that something failed. */
export function isTelling(message: string): boolean {
  const line = message.slice(0, LONGEST_LINE).trim();
  return line !== '' && !EMPTY.some((phrase) => phrase.test(line));
}

/** The lines that explain a failure best, in the order in which they were written. */
export function explainingLines(lines: readonly string[], most: number): readonly string[] {
  const short = lines.filter((line) => line.length <= LONGEST_LINE && isTelling(line));
  for (const shapes of TELLING) {
    const found = short.filter((line) => shapes.some((shape) => shape.test(line)));
    if (found.length > 0) return found.slice(0, most);
  }
  return [];
}
