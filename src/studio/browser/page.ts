/** The page: its state, its editor, and what draws them. */

import { render } from 'lit-html';
import { messageOf } from '../../errors.ts';
import { openEditor } from './editor.ts';
import { moved, putText, setEditor, templateEditor, typed } from './model/actions.ts';
import { readAddress, wasTyped } from './model/address.ts';
import { ask, presetGist } from './model/asking.ts';
import { findHome, isUnsaved, readFile, readPast, saveFile, watchFile } from './model/file.ts';
import { watchRoom } from './model/room.ts';
import { change, FROM_LINK, onChange, say, state } from './model/state.ts';
import { appView } from './views/app.ts';

const place = document.createElement('div');
place.className = 'editor';

/** A link goes before the file, and the file before the words of a preset. */
async function start(): Promise<void> {
  const link = readAddress();
  Object.assign(state, link, { typed: wasTyped() });
  const home = await findHome();
  const saved = home?.file === undefined ? undefined : await readFile();
  change({ home, saved, template: link.template ?? (saved || presetGist(state)) });
  setEditor(openEditor(place, state.template, { typed, moved }));
  if (saved !== undefined) watchFile(changedOnDisk);
  await ask();
  if (home?.repository !== undefined) await takePast(home.repository);
}

/** They take seconds to read, in which the page can be used. */
async function takePast(repository: string): Promise<void> {
  say(`The last builds of ${repository} are being read …`);
  const past = await readPast();
  change({ past });
  say(
    past.length === 0 ? `${repository} has had no builds yet.` : `The last builds of ${repository} are under “Build”.`,
  );
}

/** What was typed and not saved stays, until whoever typed it says otherwise. */
function changedOnDisk(text: string): void {
  const { saved } = state;
  if (text === saved) return;
  const keeps = isUnsaved() && state.typed && text !== state.template;
  change({ saved: text });
  if (text === state.template) return;
  const take = (says: string) => {
    putText(text, says);
    change({ typed: false });
  };
  if (!keeps) take('The file changed on disk, and is shown as it is now.');
  else {
    const actions = [{ label: 'Take the file’s', run: () => take('This is the file as it is on disk.') }];
    say('The file changed on disk. Your text is not saved.', { trouble: true, actions });
  }
}

onChange(() => {
  document.body.dataset['room'] = state.room;
  document.body.dataset['tab'] = state.tab;
  render(appView(state, place), document.body);
  document.title = `${isUnsaved() ? '• ' : ''}${state.home?.file ?? 'Template'} · Studio`;
  templateEditor()?.mark(state.preview?.remarks ?? []);
});

addEventListener('keydown', (event) => {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || state.home?.file === undefined) return;
  event.preventDefault();
  void saveFile();
});

addEventListener('beforeunload', (event) => {
  if (isUnsaved() && state.home?.file !== undefined) event.preventDefault();
});

/** Another link in the same tab: the address may have been written over until the event comes. */
addEventListener('hashchange', ({ newURL }) => {
  if (location.href !== newURL) history.replaceState(null, '', newURL);
  const { template = state.template, ...words } = readAddress(newURL);
  Object.assign(state, FROM_LINK, words);
  if (template === state.template) void ask();
  else putText(template);
  change({ typed: false });
});

document.body.replaceChildren();
watchRoom();
await start().catch((error) => say(messageOf(error), { trouble: true }));
