/** `init --from`: a workflow with our steps in the place of those of another notifier, shown or written. */

import { SettingsError } from '../errors.ts';
import type { MovedWorkflow, StepReport } from '../moving/move-workflow.ts';
import { ownPackage, unreleasedNote } from '../package/own-package.ts';
import { currentFolder } from '../process/environment.ts';
import { readText } from '../process/variable-files.ts';
import { count } from '../text/amounts.ts';
import { shown } from '../text/phrases.ts';
import { EXIT, type ExitCode } from './command.ts';
import type { Output } from './terminal/output.ts';

const KNOWN =
  'Known are the usual actions for Slack, Discord, Teams and Telegram, and curl with the text in it: docs/moving.md names them';

/** Done is only what was moved whole: a step that was left alone leaves something to do. */
export async function moveOver(output: Output, from: string, write: boolean): Promise<ExitCode> {
  const text = await workflowText(from, write);
  const { moveWorkflow } = await import('../moving/move-workflow.ts');
  const moved = moveWorkflow(text, ownPackage().action);
  if (moved.type === 'fault') {
    const { line, column, fault } = moved;
    throw problem(
      `${shown(from)}, line ${line}, column ${column}: the file ${fault}`,
      'Give a workflow that GitHub takes',
    );
  }
  const { steps, edits } = moved;
  if (steps.length === 0) {
    output.note(`No step of another notifier was found in ${from}. ${KNOWN}.`);
    return EXIT.notDone;
  }
  if (edits.length > 0 && write) await writeBack(from, moved.text);
  else if (edits.length > 0) await printDiff(output, from, text, moved);
  tell(output, from, moved, write);
  return steps.every(({ isMoved }) => isMoved) ? EXIT.done : EXIT.notDone;
}

async function workflowText(from: string, write: boolean): Promise<string> {
  if (from === '-') {
    if (write) throw problem('standard input is no file that could be changed', 'Leave --write out, or name the file');
    const read = await readText(from);
    if (read.type === 'fault') throw problem(`standard input ${read.fault}`, read.fix);
    return `${read.text}\n`;
  }
  const { readWholeFile } = await import('../workspace/read.ts');
  const { boundOf } = await import('../workspace/write.ts');
  const read = readWholeFile(from, boundOf(from, currentFolder()));
  if (read.type === 'fault') throw problem(`${shown(from)} ${read.fault}`, read.fix);
  return read.text;
}

async function writeBack(from: string, text: string): Promise<void> {
  const { boundOf, writeWorkspaceFile } = await import('../workspace/write.ts');
  const refused = writeWorkspaceFile(from, boundOf(from, currentFolder()), text);
  if (refused !== undefined) throw problem(`${shown(from)} ${refused.fault}`, refused.fix);
}

function problem(fault: string, fix: string): SettingsError {
  return new SettingsError([{ option: 'from', fault, fix }]);
}

async function printDiff(output: Output, from: string, text: string, { edits }: MovedWorkflow): Promise<void> {
  const { unifiedDiff } = await import('../moving/unified-diff.ts');
  for (const line of unifiedDiff(from, text, edits)) output.print(styledLine(output, line));
}

const STYLES = { '+': 'green', '-': 'red', '@': 'cyan' } as const;

function styledLine(output: Output, line: string): string {
  const sign = line.charAt(0);
  const style = sign === '+' || sign === '-' || sign === '@' ? STYLES[sign] : undefined;
  // What is made safe loses the blanks before it, and they matter in YAML.
  const [indent = ''] = /^[ +-]?[ \t]*/.exec(line) ?? [];
  const safe = indent + output.safe(line.slice(indent.length));
  return style === undefined ? safe : output.style(style, safe);
}

function tell(output: Output, from: string, { steps, secrets, hints }: MovedWorkflow, write: boolean): void {
  for (const step of steps) tellStep(output, from, step);
  for (const hint of hints) output.note(hint);
  if (secrets.length > 0) {
    const places = count(secrets.length, 'place');
    output.note(`Make an incoming webhook in the service for ${places}, and store the address:`, secrets);
  }
  const unreleased = unreleasedNote();
  if (unreleased !== undefined && steps.some(({ isMoved }) => isMoved)) output.note(unreleased);
  const moved = steps.filter(({ isMoved }) => isMoved).length;
  if (moved === 0) output.note(`Nothing was changed in ${from}.`);
  else output.note(write ? `Wrote ${from}.` : 'Nothing was written: --write changes the file.');
}

function tellStep(output: Output, from: string, { title, line, from: other, notes, isMoved }: StepReport): void {
  const place = `${from}, line ${line}: ${shown(title)}`;
  if (isMoved) output.note(`${place} (${other}) is moved${notes.length === 0 ? '.' : ', but for this:'}`, notes);
  else output.note(`${place} (${other}) is left alone: ${notes.join('; ')}.`);
}
