import { writeSync } from 'node:fs';
import { type Diagnostic, type DiagnosticLocation, listSentences } from '../diagnostic.ts';
import { systemCode } from '../errors.ts';
import type { Redactor } from '../text/redaction/redactor.ts';
import { sanitizeLine } from '../text/sanitize.ts';

const STDOUT = 1;
/** Retries for a full pipe, which the runner empties within milliseconds. */
const TRIES = 10_000;

/**
 * Writes one line, or several with their breaks, to stdout, synchronously and completely. Avoids `process.stdout`,
 * whose setup costs a step 3 ms. Never throws, because a closed log must not prevent delivery.
 */
function writeLine(line: string): void {
  let remaining = Buffer.from(`${line}\n`);
  for (let attempts = 0; remaining.length > 0 && attempts < TRIES; attempts++) {
    try {
      remaining = remaining.subarray(writeSync(STDOUT, remaining));
    } catch (error) {
      if (systemCode(error) !== 'EAGAIN') return;
    }
  }
}

/** An annotation, with its location if that is in a file. */
interface Annotation {
  readonly severity: Diagnostic['severity'];
  readonly text: string;
  readonly location: Pick<DiagnosticLocation, 'file' | 'line' | 'column'>;
}

/**
 * Prints all output of the action, redacted and sanitized. Writes lines immediately, and annotations in `flush`: most
 * runs have none and need not load the code that writes them.
 */
export class Log {
  readonly #redactor: Redactor;
  readonly #write: (line: string) => void;
  readonly #before: readonly string[];
  readonly #annotations: Annotation[] = [];

  /**
   * @param write writes one line, or several with their breaks, to the log
   * @param before keys of the annotations of an earlier stage of this step, which are not repeated
   */
  constructor(redactor: Redactor, write = writeLine, before: readonly string[] = []) {
    this.#redactor = redactor;
    this.#write = write;
    this.#before = before;
  }

  /** Keys of the annotations so far. */
  get annotated(): readonly string[] {
    return this.#annotations.map(({ text }) => toKey(text));
  }

  /** Redacts a text that is not a log line. */
  redact(text: string): string {
    return this.#redactor.redact(text);
  }

  /**
   * Tells the runner to mask the secrets. The command prints them, so only call this on a runner.
   *
   * @param repository `owner/name`. A secret within it is not masked, because every later step prints it
   */
  mask(repository = ''): void {
    const masks = this.#redactor.masks.filter((secret) => !repository.includes(secret));
    const commands = masks.map((secret) => `::add-mask::${encodeData(secret)}`);
    if (commands.length > 0) this.#write(commands.join('\n'));
  }

  info(...lines: readonly string[]): void {
    for (const line of lines) this.#write(this.#inert(line));
  }

  notice(...lines: readonly string[]): void {
    this.#annotate('notice', lines);
  }

  warning(...lines: readonly string[]): void {
    this.#annotate('warning', lines);
  }

  error(...lines: readonly string[]): void {
    this.#annotate('error', lines);
  }

  /** Adds an annotation, which the runner shows at its location if that is in a file. */
  diagnostic(diagnostic: Diagnostic): void {
    this.#annotate(diagnostic.severity, listSentences(diagnostic), diagnostic.location);
  }

  /** Writes the annotations in the order in which they were added. Returns false if there were none. */
  async flush(): Promise<boolean> {
    if (this.#annotations.length === 0) return false;
    const core = await import('@actions/core');
    // A closed pipe or a full disk must not end the step with a stack trace.
    process.stdout.on('error', () => {});
    for (const { severity, text, location } of this.#annotations.splice(0)) {
      const { file, line: startLine, column: startColumn } = location;
      core[severity](text, { title: 'workroom-notify', file, startLine, startColumn });
    }
    return true;
  }

  /** Annotations may have several lines, which the runner's command encodes. */
  #annotate(severity: Annotation['severity'], lines: readonly string[], at: Annotation['location'] = {}): void {
    const inert = lines.filter((line) => line !== '').map((line) => this.#inert(line));
    const text = inert.join('\n');
    const location = at.file === undefined ? {} : { ...at, file: this.#inert(at.file) };
    const isRepeated = this.#before.length > 0 && this.#before.includes(toKey(text));
    if (!isRepeated) this.#annotations.push({ severity, text, location });
    else if (severity === 'error') this.#write(`${inert[0]} See the start of this job for the reasons.`);
  }

  /** Redacts twice: sanitizing truncates, and removes characters that may have split a secret. */
  #inert(text: string): string {
    return this.redact(sanitizeLine(this.redact(text)));
  }
}

/** Identifies a text without showing it. Loads the hash late, because most runs have no annotation. */
function toKey(text: string): string {
  return process.getBuiltinModule('node:crypto').hash('sha256', text).slice(0, 16);
}

/** Encodes line breaks and percent signs as in the data of a workflow command. */
function encodeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
