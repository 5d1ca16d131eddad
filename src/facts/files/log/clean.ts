/** One line of a log without what a runner, a terminal, a colour or a clock put around its words. */

/** What a runner says of a line. */
type Mark = 'error' | 'warning' | 'group' | 'end' | 'command' | 'other';

export interface LogLine {
  /** What is left to read, cut. */
  readonly text: string;
  readonly mark: Mark | undefined;
  /** Milliseconds since the epoch, where the runner stamped the line. */
  readonly at: number | undefined;
}

/** Characters of a line that are looked at; longer ones are data. */
const LONGEST = 1_000;
/** Stamps, colours and what a progress bar wrote over itself. */
const LONGEST_WRITTEN = 8_000;

/** GitHub's own tools put job and step in front, with tabs. */
const FRONT = /^(?:[^\t]{0,200}\t[^\t]{0,200}\t)?\uFEFF?(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z)(?: |$)/;
const SEQUENCE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminals are spoken to with them
  /\u001B(?:\[[\d;:?<=>!]{0,40}[ -/]?[@-~]|\][^\u0007\u001B]{0,400}(?:\u0007|\u001B\\)?|[()#][A-Z0-9]|[=>A-Za-z78])?/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are taken out
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** What stands in front of a line that the runner marks: in its own log, and as a program writes it. */
const MARKED =
  /^(?:##\[(\w[\w -]{0,30})[^\]]{0,400}\]|\[(command)\]|::(error|warning|notice|debug|group|endgroup)(?: [^:]{0,400})?::)/;
const MARKS: Readonly<Record<string, Mark>> = {
  error: 'error',
  warning: 'warning',
  group: 'group',
  endgroup: 'end',
  command: 'command',
};

/** @param written a line as it stands in the log, without its line break */
export function cleanLine(written: string): LogLine {
  const line = written.slice(0, LONGEST_WRITTEN);
  const front = /^[\d\uFEFF]/.test(line) || line.includes('\t') ? FRONT.exec(line) : null;
  const bare = plain(line.slice(front?.[0].length ?? 0));
  const marked = MARKED.exec(bare.slice(0, 500));
  const word = marked?.[1] ?? marked?.[2] ?? marked?.[3];
  return {
    text: bare
      .slice(marked?.[0].length ?? 0)
      .slice(0, LONGEST)
      .trimEnd(),
    mark: word === undefined ? undefined : (MARKS[word] ?? 'other'),
    at: front?.[1] === undefined ? undefined : Date.parse(front[1]),
  };
}

/** Without colours; of what was written over itself, what stood there last. */
function plain(line: string): string {
  const shown = line.includes('\u001B') ? line.replace(SEQUENCE, '') : line;
  const parts = shown.includes('\r') ? shown.split('\r').filter((part) => part.trim() !== '') : [shown];
  return (parts.at(-1) ?? '').replace(CONTROL, '');
}

/** When a program wrote a line, in front of what it wrote; the step of a build of Docker, with its seconds. */
const TIME =
  /^#\d{1,4} \d{1,6}\.\d{1,4} (?=\s{0,40}\S)|^(?:[[(](?:[\w.]{1,20} )?)?(?:\d{4}-\d\d-\d\d[T ])?\d\d?:\d\d(?::\d\d(?:[.,]\d{1,9})?(?: ?[AP]M)?| ?[AP]M)(?:Z| ?[+-]\d\d:?\d\d)?(?:[\])]?:?\s{1,8}|\s[-|]\s)(?=\S)/;

/** Of a line with nothing but a time, all of it. */
export function withoutTime(text: string): string {
  return /^[[(#\d]/.test(text) ? text.replace(TIME, '') : text;
}
