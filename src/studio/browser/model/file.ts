/** The template's file, where the command serves the page: read, saved, and watched. */
import { messageOf } from '../../../errors.ts';
import type { Build } from '../../builds/build.ts';
import { asBuild, type PastBuild } from '../../builds/past-build.ts';
import { change, type Home, say, state } from './state.ts';

interface FileText {
  readonly text: string;
}

/** @throws with the server's words */
async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? undefined : { body: JSON.stringify(body) }),
  }).catch(() => Promise.reject(new Error('The command that serves this page does not answer. Is it still running?')));
  const answer = await response.json();
  if (!response.ok) throw new Error(String(answer?.error?.message?.value ?? 'That did not work.'));
  return answer as T;
}

/** What there is beside the page; undefined where it is a static one. */
export async function findHome(): Promise<Home | undefined> {
  if (document.documentElement.dataset['home'] !== 'command') return undefined;
  return call<Home>('GET', 'studio/home');
}

export async function readFile(): Promise<string> {
  return (await call<FileText>('GET', 'studio/file')).text;
}

export const isUnsaved = (): boolean => state.saved !== undefined && state.template !== state.saved;

/** The file is written only as long as it still holds what the page knows of it. */
export async function saveFile(overwrite = false): Promise<void> {
  if (state.home?.file === undefined) return;
  const { template, saved } = state;
  try {
    await call('PUT', 'studio/file', { text: template, ...(overwrite ? undefined : { before: saved }) });
    change({ saved: template });
    say(`Saved to ${state.home.file}.`);
  } catch (error) {
    say(messageOf(error), {
      trouble: true,
      actions: [{ label: 'Save all the same', run: () => void saveFile(true) }],
    });
  }
}

export interface SandboxDraft {
  readonly kind: string;
  readonly subject?: string;
  readonly body: string;
}

/** @returns a link to the sandbox, where this browser is signed in then */
export async function sendToSandbox(drafts: readonly SandboxDraft[], sender: string): Promise<string> {
  return (await call<{ readonly link: string }>('POST', 'studio/send', { drafts, sender })).link;
}

/** What the repository really had, read by the command as of then. @throws with the server's words */
export async function readPast(): Promise<readonly Build[]> {
  return (await call<{ readonly builds: readonly PastBuild[] }>('GET', 'studio/builds')).builds.map(asBuild);
}

/** Calls with the file's text whenever it changes on disk. */
export function watchFile(changed: (text: string) => void): void {
  const events = new EventSource('studio/events');
  events.addEventListener('file', (event) => changed(JSON.parse(event.data).text));
}
