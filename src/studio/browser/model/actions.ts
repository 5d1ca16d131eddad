/** Handles selections and buttons. */

import { findRecordedBuild } from '../../../samples/builds.ts';
import type { Kind, PresetName } from '../../../settings/option.ts';
import { PASTED } from '../../preview/pasted-build.ts';
import { stepText } from '../../share/step.ts';
import type { TemplateEditor } from '../editor.ts';
import { createLink, writeUrl } from './page-url.ts';
import { change, type State, showNotice, state } from './state.ts';
import { findRequest, formatPreset, updatePreview } from './update-preview.ts';

let editor: TemplateEditor | undefined;

/** Registers the editor once it exists. */
export function setEditor(opened: TemplateEditor): void {
  editor = opened;
}

export const templateEditor = (): TemplateEditor | undefined => editor;

/** Changes the selection, and updates the preview. */
export function select(changes: Partial<State>): void {
  change(changes);
  writeUrl();
  void updatePreview();
}

/** Puts a text into the editor as an undoable change. */
export function replaceText(text: string, message: string): void {
  const isUndelivered = state.template.trim() !== '' && state.template !== text;
  if (editor === undefined) select({ template: text });
  else editor.replaceAll(text);
  showNotice(isUndelivered ? `${message} Undo brings back the text before.` : message);
}

/** Inserts the text of the preset as a starting point. An empty template shows the preset unchanged. */
export function selectPreset(preset: PresetName): void {
  select({ preset });
  if (state.template.trim() !== '') replaceText(formatPreset(state), `This is the text of the preset ${preset}.`);
}

/** Changes the kind. Presets are shorter in a chat than in a topic or a task, but custom texts stay unchanged. */
export function selectKind(kind: Kind | undefined): void {
  selectWithText({ kind });
}

/** Changes the build. A report on many builds also selects its preset. */
export function selectBuild(build: string): void {
  const before = findRecordedBuild(state.build)?.preset;
  const preset = findRecordedBuild(build)?.preset ?? (before === state.preset ? 'default' : state.preset);
  selectWithText({ build, preset, conclusion: undefined, change: undefined });
}

/** Applies changes, and keeps an unmodified preset in sync. */
function selectWithText(changes: Partial<State>): void {
  // An empty text area doesn't accept a final line break.
  const isPreset = state.template.trimEnd() === formatPreset(state).trimEnd();
  select(changes);
  if (isPreset) editor?.replaceAll(formatPreset(state));
}

async function copy(text: string, label: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showNotice(`${label} is copied.`);
  } catch {
    showNotice(`The browser does not allow copying. Here is the text: ${text}`, { isError: true });
  }
}

export async function copyLink(): Promise<void> {
  const link = createLink();
  if (link === undefined) return showNotice('The template is too long for a link.', { isError: true });
  const { home } = document.documentElement.dataset;
  const unshared = state.build === PASTED ? ', without your payload' : '';
  await copy(link, `A link to this state${unshared}${home === 'command' ? ', for this machine,' : ''}`);
}

/** Copies the step, with the path if the file contains the current text, else with the text itself. */
export async function copyStep(): Promise<void> {
  const { file, action = '' } = document.documentElement.dataset;
  const path = state.template === state.file ? file : undefined;
  await copy(stepText(findRequest(state), { action, file: path }), 'The step');
}
