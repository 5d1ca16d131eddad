/** Splits a log into steps, without the additions of runner, terminal or clock. */

import { stripEscapes } from '../../text/sanitize.ts';
import { explainsFailure } from './noise-patterns.ts';

export interface LogLine {
  /** Remaining text, truncated, with its indentation. */
  readonly text: string;
  /** Level in front of it, as written: `[ERROR]`, `npm ERR!`, `warning:`. */
  readonly level?: string;
  /** Marker that the runner adds: `error`, `group`, `endgroup`, `command` and the like. */
  readonly mark?: string;
  /** Milliseconds since the epoch; NaN without a timestamp of the runner. */
  readonly at: number;
}

/** Identifies a failed step: its name, and its start and end in ISO 8601, in full seconds. */
export interface FailedStep {
  readonly name?: string;
  readonly at?: { readonly from: string; readonly to: string };
}

/** Holds the output of one step, or of one segment of a composite step. */
interface StepLog {
  readonly title: string;
  readonly at: number;
  readonly marked: string[];
  /** Lines with content, without private keys. */
  readonly lines: LogLine[];
}

/** Maximum lines per step, and characters per log, counted from the last. */
const MAX_STEP_LINES = 20_000;
const MAX_LOG = 30_000_000;
/** Limits the lines and characters of a private key, which is never printed. */
const MAX_KEY_LINES = 200;
const MAX_KEY = 20_000;
/** Maximum characters of a line, without and with timestamps, colors and overwritten text. */
const MAX_TEXT = 1_000;
const MAX_RAW = 8_000;

export class LogTimeoutError extends Error {}

/**
 * Splits a log at the groups that start every step, named after their command; the final cleanup has its own line.
 * @param isLate called while lines are read
 * @throws LogTimeoutError after the timeout
 */
export function splitStepLogs(log: string, isLate: () => boolean = () => false): readonly StepLog[] {
  const steps: StepLog[] = [];
  let key = { end: 0, lines: 0 };
  for (let start = log.lastIndexOf('\n', log.length - MAX_LOG) + 1, end = start; start < log.length; start = end + 1) {
    end = log.indexOf('\n', start);
    if (end < 0) end = log.length;
    if (isLate()) throw new LogTimeoutError();
    const line = end === start ? undefined : cleanLine(log.slice(start, end));
    if (line === undefined || (line.text === '' && line.mark === undefined)) continue;
    if (line.text.includes('-----BEGIN ') && line.text.includes('PRIVATE KEY-----')) {
      key = { end: Math.min(log.indexOf('-----END ', start), end + MAX_KEY), lines: MAX_KEY_LINES };
      continue;
    }
    // A key may be truncated: then only lines that resemble one are removed.
    const isOfKey = start <= key.end || line.text.includes('-----END ') || KEY_TEXT.test(line.text);
    key.lines = isOfKey ? key.lines - 1 : 0;
    if (key.lines > 0 && line.mark === undefined) continue;
    const title = findStepTitle(line);
    if (title !== undefined || steps.length === 0)
      steps.push({ title: title ?? '', at: line.at, marked: [], lines: [] });
    if (line.mark === 'error') steps.at(-1)?.marked.push(line.text.trim());
    steps.at(-1)?.lines.push({ ...line, ...splitLevel(line.text) });
  }
  return steps;
}

/** Matches text as long as only keys have it, or the header of a key. */
const KEY_TEXT =
  /(?:^|[^A-Za-z0-9+/=])[A-Za-z0-9+/=]{20,}(?:\\[nr])*\W{0,8}$|^\W{0,8}[A-Za-z0-9+/=]{1,200}\W{0,8}$|(?:Proc-Type|DEK-Info): /;

/**
 * Selects the logs that may belong to the failing step: all with a line marked as error. Its times decide, then its
 * name, then the last one. Without a match, returns all of them. Without markers, selects by time; without times,
 * all.
 */
export function selectFailingSteps(steps: readonly StepLog[], { name, at }: FailedStep): readonly StepLog[] {
  const failing = steps.filter(({ marked }) => marked.length > 0);
  if (failing.length === 1) return failing;
  const [from, to] = [Date.parse(at?.from ?? ''), Date.parse(at?.to ?? '') + 1_000];
  const isTimed = at !== undefined && steps.some((step) => !Number.isNaN(step.at));
  const within = (failing.length === 0 ? steps : failing).filter((step) => step.at >= from && step.at < to);
  if (failing.length === 0) return isTimed ? within : steps;
  const last = within.findLast(({ title }) => title === name) ?? within.at(-1);
  return last === undefined ? failing : [last];
}

/** Returns a step's output, without the script and environment above it, and lines after its completion. */
export function selectOutput({ title, lines }: StepLog): readonly LogLine[] {
  // A truncated log may start within that header.
  const header = lines.findIndex(({ mark }) => mark === 'endgroup' || (mark === 'group' && !title.startsWith('Run ')));
  const start = lines[header]?.mark === 'endgroup' ? header + 1 : 0;
  const end = lines.findLastIndex(({ mark, text }, at) => at >= start && mark === 'error' && !explainsFailure(text));
  return lines.slice(start, end < 0 ? undefined : end + 1).slice(-MAX_STEP_LINES);
}

function findStepTitle({ text, mark }: LogLine): string | undefined {
  if (mark === 'group') return text.startsWith('Run ') ? text : undefined;
  return mark === undefined && /^(?:Post job cleanup\.|Cleaning up orphan processes)$/.test(text) ? text : undefined;
}

/** Matches the runner's timestamp; GitHub's own tools prepend job and step, with tabs. */
const STAMP = /^(?:[^\t]{0,200}\t[^\t]{0,200}\t)?\uFEFF?(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z)(?: |$)/;
/** Matches the time that a program writes before a line; also the step of a Docker build, with its seconds. */
const TIME =
  /^#\d{1,4} (?=\s{0,40}\S)(?:\d{1,6}\.\d{1,4} )?|^\d{1,4}\.\d{3} (?=\s{0,8}[A-Za-z>])|^(?:(?:[[(](?:[\w.]{1,20} )?)?(?:\d{4}-\d\d-\d\d[T ])?\d\d?:\d\d(?::\d\d(?:[.,]\d{1,9})?(?: ?[AP]M)?| ?[AP]M)(?:Z| ?[+-]\d\d:?\d\d)?(?:[\])]?:?(?: (?=\s)|\s|$)|\s[-|]\s)){1,2}(?:[[(]\d{1,7}[\])] )?(?=\s{0,40}\S|$)/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are taken out
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
/** Matches the prefix of a marked line: in the runner's log, and as a program writes it. */
const MARKED =
  /^(?:##\[(\w[\w -]{0,30})[^\]]{0,400}\]|\[(command)\]|::(error|warning|notice|debug|group|endgroup)(?: [^:]{0,400})?::)/;

function cleanLine(raw: string): LogLine {
  const line = raw.slice(0, MAX_RAW);
  const stamp = /^[\d\uFEFF]/.test(line) || line.includes('\t') ? STAMP.exec(line) : null;
  const bare = extractVisibleText(line.slice(stamp?.[0].length ?? 0));
  const [front = '', ...marks] = MARKED.exec(bare.slice(0, 500)) ?? [];
  const text = bare.slice(front.length, front.length + MAX_TEXT).trimEnd();
  return { text, mark: marks.find((mark) => mark !== undefined), at: Date.parse(stamp?.[1] ?? '') };
}

/** Removes colors, overwritten text, and the timestamp or build step in front. */
function extractVisibleText(line: string): string {
  const visible = line.includes('\u001B') ? stripEscapes(line) : line;
  const parts = visible.includes('\r') ? visible.split('\r').filter((part) => part.trim() !== '') : [visible];
  const text = (parts.at(-1) ?? '').replace(CONTROL, '');
  return /^[[(#\d]/.test(text) ? text.replace(TIME, '') : text;
}

/** Matches the edge of a box, whose text keeps its indentation. */
const BOX = /^\s{0,40}[│┃╷╵]{1,2}(?=\s|$)/u;
/** Matches the container or task that writes a line, as Docker Compose and monorepo tools name it. */
const TASK =
  /^[\w.-]{1,60}[-_]\d{1,3} {1,30}\|(?: |$)|^remote:(?: {1,8}|$)|^\s{2,12}\[[a-z]{3,12}\](?: |$)|^[@\w./-]{1,60}:(?:build|test|lint|check|type-?check|compile)[\w:-]{0,20}: (?=\s{0,40}\S)|^(?:[^\w\s[]{1,3} ){0,3}\[[\w.:/-]{1,40}\] (?=\[(?:error|fatal|warn|info|debug|ERROR|FATAL|WARN|INFO|DEBUG)\] )/;
/** Matches a level: in brackets, with a colon, in a column, or in capitals; another word may begin a sentence. */
const LEVEL =
  /^[\s✘✖✗×]{0,40}(E {2}|(?:\w{1,20} ERR!|npm (?:error|warn))(?: \d{3}(?= \d{3} ))?|(?:\[(?:error|fatal|warn(?:ing)?|info|debug)\]|(?:fatal error|error|fatal|critical|severe|warning|info|note):(?! {2})|(?:error|fatal|warning|info)(?: [-|•](?=\s)|(?= {2}|\t))))(?:\s|$)/i;
/** Matches an abbreviated level, or one in capitals. */
const CAPITALS =
  /^\s{0,40}([[(<]?(?:ERR|ERRO|FTL|FATA|CRIT|CRT|INF|DBG|TRC|WRN|ERROR|FATAL|CRITICAL|SEVERE|INFO|DEBUG|WARN|WARNING)\b(?:\[\d{1,9}\])?[\])>]{0,2}:?(?! {2}| (?:in|at|of|on) | \S{0,300}(?:\/|::)))(?:\s|$)/;

/** Splits the level and the edge of a box from a line, which keeps its indentation. */
function splitLevel(line: string): Pick<LogLine, 'text' | 'level'> {
  const text = line.replace(TASK, '').replace(BOX, (edge) => ' '.repeat(edge.length));
  const [front = '', level] = LEVEL.exec(text.slice(0, 400)) ?? CAPITALS.exec(text.slice(0, 400)) ?? [];
  const bare = text.slice(front.length);
  if (level === undefined || !/\p{L}/u.test(bare)) return { text };
  if (isLowLevel(level) && !level.startsWith('[')) return { text, level };
  return { text: bare, level };
}

export function isLowLevel(level = ''): boolean {
  return /info|note|debug|trace|notice|warn|inf\b|dbg|trc|wrn/i.test(level);
}
