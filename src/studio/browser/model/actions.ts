/** Handles selections and buttons, and renders the preview of the current selection. */

import { BUILDS, type BuildResult, findRecordedBuild, type RecordedBuild } from '../../../samples/builds.ts';
import type { Kind, PresetName } from '../../../settings/option.ts';
import { PASTED, pastedBuild } from '../../preview/pasted-build.ts';
import { presetTemplate } from '../../preview/preset-template.ts';
import { type PreviewRequest, renderPreview, type StudioPreview } from '../../preview/preview.ts';
import { stepText } from '../../share/step.ts';
import { change, createLink, type State, showNotice, state, writeUrl } from './state.ts';

function selectedBuild({ build, payload, event }: State): RecordedBuild {
  if (build === PASTED) return pastedBuild(payload, event).build;
  return findRecordedBuild(build) ?? (BUILDS[0] as RecordedBuild);
}

/** Returns the selected result, or that of the build by default. */
export function selectedResult(from: State): BuildResult {
  const build = selectedBuild(from);
  const recorded = from.conclusion === undefined || from.conclusion === build.conclusion ? build.change : undefined;
  const chosen = from.change === 'none' ? undefined : (from.change ?? recorded);
  return { conclusion: from.conclusion ?? build.conclusion, change: chosen };
}

function findRequest(from: State): PreviewRequest {
  const { template, kind, preset } = from;
  return { build: selectedBuild(from), result: selectedResult(from), kind, preset, template };
}

/** Returns the selected kind, or that of the template by default. */
export function selectedKind({ kind, preview }: State): Kind {
  return kind ?? preview?.kind ?? 'message';
}

/** Returns the complete text of the selected preset, as its sections. */
export function formatPreset(from: State): string {
  return presetTemplate(from.preset, selectedKind(from));
}

/** The update in progress, if any, and if another one was requested meanwhile. */
let running: Promise<void> | undefined;
let isRequestedAgain = false;

/** Coalesces requests during an update: only the last one is handled afterwards. */
export function updatePreview(): Promise<void> {
  isRequestedAgain = running !== undefined;
  running ??= updateUntilUpToDate().finally(() => {
    running = undefined;
  });
  return running;
}

async function updateUntilUpToDate(): Promise<void> {
  do {
    isRequestedAgain = false;
    const preview = await previewNow(state);
    if (!isRequestedAgain) change({ preview });
    // Handle key presses first.
    await new Promise((resolve) => setTimeout(resolve));
  } while (isRequestedAgain);
}

/** Shows only the error if the payload is invalid. */
async function previewNow(from: State): Promise<StudioPreview> {
  const { error } = from.build === PASTED ? pastedBuild(from.payload, from.event) : {};
  const preview = await renderPreview(findRequest(from));
  return error === undefined ? preview : { ...preview, content: undefined, usesFallback: false, notSentReason: error };
}

/** Changes the selection, and updates the preview. */
export function select(changes: Partial<State>): void {
  change(changes);
  writeUrl();
  void updatePreview();
}

/** Puts a text into the editor as an undoable change. */
export function replaceText(text: string, message: string): void {
  const isReplaced = state.template.trim() !== '' && state.template !== text;
  if (state.editor === undefined) select({ template: text });
  else state.editor.replaceAll(text);
  showNotice(isReplaced ? `${message} Undo brings back the text before.` : message);
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
  if (isPreset) state.editor?.replaceAll(formatPreset(state));
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
  await copy(stepText(findRequest(state), action, path), 'The step');
}
