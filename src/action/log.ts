import * as core from '@actions/core';
import { redact } from '../settings/secrets.ts';

/** The runner keeps 4,096 characters of an annotation. */
const LONGEST = 4000;

const TITLE = { title: 'workroom-notify' };

/** C0 and C1 controls, line and paragraph separators. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what this removes
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** What shows nothing: bidirectional controls, and what the runner skips when it looks how a line begins. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;

/** ECMA-48 control sequences, colours among them: removed whole, so that no `[31m` stays behind. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what this removes
const SEQUENCES = /\u001b\[[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(\u0007|\u001b\\)?/g;

/**
 * One harmless line. The runner takes commands from stdout and stderr: `::command::` at a line's start, and the older
 * `##[command]` anywhere in a line; text from an event or a server must never become one.
 */
export function inert(text: string): string {
  const line = text.replace(SEQUENCES, '').replace(CONTROLS, ' ').replace(UNSEEN, '').toWellFormed().trim();
  const quiet = line
    .replace(/^[^\p{L}\p{N}]+/u, (start) => start.replaceAll(/:(?=:)/g, ': '))
    .replaceAll(/#(?=#+\[)/g, '# ');
  return quiet.length > LONGEST ? `${quiet.slice(0, LONGEST).toWellFormed()}…` : quiet;
}

/** Everything this action prints goes through here: redacted and inert. */
export class Log {
  readonly #secrets: readonly string[];

  constructor(secrets: readonly string[]) {
    this.#secrets = secrets;
  }

  /** The text without secrets, for what is not a log line. */
  redact(text: string): string {
    return redact(text, this.#secrets);
  }

  info(...lines: readonly string[]): void {
    for (const line of lines) core.info(this.#inert(line));
  }

  notice(...lines: readonly string[]): void {
    core.notice(this.#annotation(lines), TITLE);
  }

  warning(...lines: readonly string[]): void {
    core.warning(this.#annotation(lines), TITLE);
  }

  error(...lines: readonly string[]): void {
    core.error(this.#annotation(lines), TITLE);
  }

  /** Annotations may have several lines: the runner's command carries their breaks encoded. */
  #annotation(lines: readonly string[]): string {
    return lines
      .filter((line) => line !== '')
      .map((line) => this.#inert(line))
      .join('\n');
  }

  #inert(text: string): string {
    return inert(this.redact(text));
  }
}
