/** What a choice does, and the buttons. */

import { messageOf } from '../../../errors.ts';
import { remarkText } from '../../../remark.ts';
import type { Kind, PresetName } from '../../../settings/option.ts';
import { BUILDS } from '../../builds/build-registry.ts';
import { explanationAt } from '../../preview/explain.ts';
import { OWN_BUILD, readPayload } from '../../preview/own-build.ts';
import { previewOf } from '../../preview/preview.ts';
import { stepText } from '../../share/step.ts';
import type { TemplateEditor } from '../editor.ts';
import { EXAMPLE_TEMPLATES } from '../examples.ts';
import { linkToHere, writeAddress } from './address.ts';
import { ask, askWhileTyping, presetGist, presetPieces, presetWords, questionOf } from './asking.ts';
import { isUnsaved, sendToSandbox } from './file.ts';
import { change, type State, say, state } from './state.ts';

let editor: TemplateEditor | undefined;

/** Names the editor, once it is there. */
export function setEditor(opened: TemplateEditor): void {
  editor = opened;
}

export const templateEditor = (): TemplateEditor | undefined => editor;

/** Changes what is asked, and shows the answer. */
export function choose(changes: Partial<State>): void {
  change({ ...changes, isTyping: false });
  writeAddress();
  void ask();
}

/** @param event what it is to be; empty for what it is of */
export function choosePayload(payload: string, event = ''): void {
  choose({ payload, event, own: readPayload(payload, event) });
}

/** @param text what the editor now holds */
export function typed(text: string): void {
  if (text === state.template) return;
  change({ template: text, typed: true, isTyping: true });
  clearTimeout(resting);
  resting = setTimeout(() => change({ isTyping: false }), RESTS_MS);
  writeAddress();
  askWhileTyping();
}

/** Without a key for so long, nobody types. */
const RESTS_MS = 4000;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Says what stands at the cursor. */
export function moved(text: string, position: number): void {
  const explained = explanationAt(text, position);
  if (JSON.stringify(explained) !== JSON.stringify(state.explained)) change({ explained });
}

/** Where the template is written, once that is shown. */
export function inTemplate(act: (editor: TemplateEditor) => void): void {
  change({ tab: 'write' });
  // Changes are drawn in a microtask.
  queueMicrotask(() => editor !== undefined && act(editor));
}

export const focusTemplate = (): void => inTemplate((shown) => shown.focus());

/** Puts a text into the editor, whence it can be undone; what stood there is offered once more. */
export function putText(text: string, says?: string): void {
  const before = state.template;
  const worthKeeping = before.trim() !== '' && before !== text;
  if (editor === undefined) choose({ template: text });
  else editor.replaceAll(text);
  change({ isTyping: false });
  if (says !== undefined) {
    say(
      says,
      worthKeeping ? { actions: [{ label: 'Bring back the text before', run: () => editor?.replaceAll(before) }] } : {},
    );
  }
}

/** Its words are put into the editor, to go on from: its pieces where those of another stand there. */
export function choosePreset(preset: PresetName): void {
  const { template } = state;
  const words = presetWords(state);
  const ownWords = template.trim() !== '' && words === undefined;
  change({ preset });
  writeAddress();
  if (template.trim() === '') void ask();
  else putText(wordsOf(words === 'pieces'), ownWords ? `These are the words of the preset ${preset}.` : undefined);
}

const wordsOf = (isPieces: boolean) => (isPieces ? presetPieces(state) : presetGist(state));

/** Writes the chosen preset out: all of its pieces, or the gist. */
export function writePreset(isPieces: boolean): void {
  putText(wordsOf(isPieces));
  focusTemplate();
}

/** A preset says less in a chat than in a topic or a task; words of one's own stay as they are. */
export function chooseKind(kind: Kind | undefined): void {
  const isPieces = presetWords(state) === 'pieces';
  choose({ kind });
  if (isPieces) putText(presetPieces(state));
}

/** A payload of one's own is pasted where it is asked for. */
export function chooseBuild(build: string): void {
  const samples = BUILDS.find(({ id }) => id === build)?.files ?? [];
  const tab = build === OWN_BUILD ? 'payload' : state.tab === 'payload' ? 'write' : state.tab;
  choose({ build, tab, samples, conclusion: undefined, change: undefined });
}

export function openExample(title: string): void {
  const example = EXAMPLE_TEMPLATES.find((one) => one.title === title);
  if (example === undefined) return;
  choose({ build: example.build, conclusion: undefined, change: undefined, kind: undefined, samples: [] });
  putText(example.text, `${example.title}: an example to begin with.`);
  focusTemplate();
}

/** @param warning stands behind it, as sentences */
async function copy(text: string, what: string, warning?: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    if (warning === undefined) say(`${what} is copied.`);
    else say(`${what} is copied. ${warning}`, { trouble: true });
  } catch {
    say(`The browser does not let this page copy. Here it is: ${text}`, { trouble: true });
  }
}

export async function copyLink(): Promise<void> {
  const isPast = state.past.some(({ id }) => id === state.build);
  const unshared = state.build === 'own' ? ', without your payload' : isPast ? ', without your build' : '';
  const link = linkToHere();
  if (link === undefined) return say('The template is too long for a link.', { trouble: true });
  await copy(link, `A link to all of this${unshared}`);
}

/** With the path where the file holds what is shown, else with the whole text. A broken one is copied too, and it is said. */
export async function copyStep(): Promise<void> {
  const file = isUnsaved() ? undefined : state.home?.file;
  const action = document.documentElement.dataset['action'] ?? '';
  await copy(stepText(questionOf(state), { action, file }), 'The step', await brokenWords());
}

/** What is wrong with the words as they are now; undefined where nothing is. */
async function brokenWords(): Promise<string | undefined> {
  const { remarks, standsIn } = await previewOf(questionOf(state));
  const wrong = remarks.filter(({ level }) => level === 'error');
  const [first] = wrong;
  if (first === undefined) return undefined;
  const instead = standsIn ? ' Until it is right, the preset goes out instead.' : '';
  return `But something is wrong in it: ${remarkText(first)}${wrong.length > 1 ? ` And ${wrong.length - 1} more.` : ''}${instead}`;
}

export async function send(): Promise<void> {
  const { preview } = state;
  if (preview === undefined || preview.drafts.length === 0) return say('There is nothing to send.', { trouble: true });
  try {
    const link = await sendToSandbox(preview.drafts, preview.facts.workflow ?? 'CI');
    say('Sent to the sandbox.', { link: { label: 'Open the sandbox', href: link } });
  } catch (error) {
    say(messageOf(error), { trouble: true });
  }
}
