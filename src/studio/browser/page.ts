/** Entry point of the page: connects state, editor and views. */

import { render } from 'lit-html';
import { toMessage } from '../../errors.ts';
import type { TemplateText } from '../server/watched-file.ts';
import { TemplateEditor } from './editor.ts';
import { formatPreset, replaceText, select, updatePreview } from './model/actions.ts';
import { change, onChange, readUrl, showNotice, state, writeUrl } from './model/state.ts';
import { appView } from './views/app.ts';

const editorElement = document.createElement('div');
editorElement.className = 'editor';

/** Loads the template from the link, else from the file, else from a preset. */
async function start(): Promise<void> {
  const { template, ...selection } = readUrl();
  Object.assign(state, selection);
  if (document.documentElement.dataset['file'] !== undefined) await followFile();
  change({ template: template ?? (state.file || formatPreset(state)) });
  change({ editor: new TemplateEditor(editorElement, state.template, onInput) });
  await updatePreview();
}

function onInput(template: string): void {
  if (template !== state.template) select({ template });
}

/** Resolves after the file was first read, and shows every later change. */
function followFile(): Promise<void> {
  return new Promise((resolve, reject) => {
    const events = new EventSource('events');
    events.onmessage = ({ data }) => {
      showFile(JSON.parse(data));
      resolve();
    };
    events.onerror = () =>
      reject(new Error('The command that serves this page does not respond. Is it still running?'));
  });
}

function showFile(read: TemplateText): void {
  if ('error' in read) {
    showNotice(read.error, { isError: true });
    return;
  }
  const { file } = state;
  change({ file: read.text });
  if (state.editor === undefined || read.text === file) return;
  if (read.text !== state.template)
    replaceText(read.text, 'The file changed on disk. The editor shows the new content.');
  writeUrl();
}

onChange(() => {
  render(appView(editorElement), document.body);
  document.title = `${document.documentElement.dataset['file'] ?? 'Template'} · Studio`;
  if (state.preview !== undefined) state.editor?.show(state.preview);
});

/**
 * Handles another link in the same tab. Uses the URL of the event, because the current one may have been overwritten.
 */
addEventListener('hashchange', ({ newURL }) => {
  if (location.href !== newURL) history.replaceState(null, '', newURL);
  const { template = state.template, ...selection } = readUrl(newURL);
  Object.assign(state, selection);
  state.editor?.replaceAll(template);
  void updatePreview();
});

document.body.replaceChildren();
await start().catch((error) => showNotice(toMessage(error), { isError: true }));
