/** Writes what was found out for programs, by the one door to files. */

import { resolve } from 'node:path';
import type { Notification } from '../send/notification.ts';
import type { Redactor } from '../text/redaction/redactor.ts';
import { type FoundOut, factsDocument } from './facts-document.ts';

export interface FactsFile {
  /** As its author wrote it, from the folder; it may lead out of it. */
  readonly path: string;
  readonly folder: string;
  readonly redactor: Redactor;
}

/** Adds where it was written, or why it was not: the message is not touched by either. */
export async function writeFacts(told: Notification, file: FactsFile): Promise<Notification> {
  const fault = await writeFactsOf(told, file);
  if (fault !== undefined) return { ...told, remarks: [...told.remarks, fault] };
  const facts_file = resolve(file.folder, file.path).replaceAll('\\', '/');
  return { ...told, receipt: { ...told.receipt, facts_file } };
}

/** @returns what is wrong with the path, if anything */
async function writeFactsOf(
  found: FoundOut,
  { path, folder, redactor }: FactsFile,
): Promise<Notification['remarks'][number] | undefined> {
  const { boundOf, writeWorkspaceFile } = await import(/* webpackChunkName: "workspace" */ '../workspace/write.ts');
  const text = factsDocument({ ...found, remarks: redactor.redactAll(found.remarks, WORDS_OF_REMARKS) });
  const fault = writeWorkspaceFile(path, boundOf(path, folder), text);
  if (fault === undefined) return undefined;
  const says = `facts-file: "${path}" ${fault.fault}, so the facts were not written.`;
  return { about: 'unwritten', level: 'warning', says, hint: `${fault.fix}.` };
}

const WORDS_OF_REMARKS = { about: true, level: true, place: { part: true } } as const;
