// The page: who is signed in, which team or forum is shown, and what arrives live.
import { call } from './call.js';
import { avatar, categoryGroup, element, emptyNote, idButton, messageItem, taskCard, topicItem } from './view.js';
import { openWebhooks } from './webhooks.js';

const part = (id) => document.getElementById(id);

let events;

async function start() {
  const home = await call('GET', '/page/home');
  if (home.user === null) await showSignIn();
  else showHome(home);
}

async function showSignIn() {
  events?.close();
  const { people } = await call('GET', '/page/people');
  const items = people.map((person) => {
    const signIn = async () => showHome(await call('POST', '/page/session', { username: person.username }));
    const text = element('span', {}, element('strong', {}, person.displayName), element('small', {}, person.role));
    const button = element('button', { 'data-username': person.username, onclick: signIn }, avatar(person), text);
    return element('li', {}, button);
  });
  part('people').replaceChildren(...items);
  part('account').hidden = true;
  part('home').hidden = true;
  part('sign-in').hidden = false;
}

function showHome({ user, spaces }) {
  part('sign-in').hidden = true;
  part('home').hidden = false;
  part('account').hidden = false;
  const signOut = async () => {
    await call('DELETE', '/page/session');
    await showSignIn();
  };
  const administration = user.administrator
    ? [element('button', { class: 'plain', id: 'open-webhooks', onclick: () => openWebhooks(spaces) }, 'Webhooks')]
    : [];
  part('account').replaceChildren(
    ...administration,
    avatar(user),
    element('span', { class: 'name' }, user.displayName),
    element('button', { class: 'plain', onclick: signOut }, 'Sign out'),
  );
  const group = (title, kind) => {
    const links = spaces
      .filter((space) => space.kind === kind)
      .map((space) => {
        const properties = { href: `#${space.id}`, class: space.member ? '' : 'closed', 'data-space': space.id };
        const id = idButton(`the ${space.kind} ${space.name}`, space.id);
        return element('li', {}, element('a', properties, space.name), id);
      });
    return [element('h2', {}, title), element('ul', {}, ...links)];
  };
  part('spaces').replaceChildren(...group('Teams', 'team'), ...group('Forums', 'forum'));
  window.onhashchange = () => showSpace(spaces);
  showSpace(spaces);
}

function showSpace(spaces) {
  events?.close();
  const asked = Number(location.hash.slice(1));
  const space = spaces.find(({ id }) => id === asked) ?? spaces.find(({ member }) => member) ?? spaces[0];
  for (const link of part('spaces').querySelectorAll('a')) {
    if (space !== undefined && link.dataset.space === String(space.id)) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  part('live').textContent = '';
  part('chat').replaceChildren();
  const open = space?.member === true;
  part('columns').hidden = !open;
  part('tabs').hidden = !open;
  part('closed').hidden = open;
  if (space === undefined) return;
  document.title = `${space.name} · Sandbox`;
  part('space-name').textContent = space.name;
  part('space-id').replaceChildren(`${space.kind} `, idButton(`the ${space.kind} ${space.name}`, space.id));
  part('space-about').textContent = space.about;
  if (open) listen(space);
  else part('closed').textContent = `You are not a member of this ${space.kind}: only members see what is inside.`;
}

/** Subscribes first and reads then, so that nothing falls between; the same again whenever the connection returns. */
function listen(space) {
  const source = new EventSource(`/page/spaces/${space.id}/events`);
  events = source;
  const read = async () => {
    const state = await call('GET', `/page/spaces/${space.id}`);
    if (events === source) show(space, state);
  };
  source.addEventListener('open', async () => {
    await read();
    part('live').textContent = 'Live';
  });
  source.addEventListener('error', () => {
    part('live').textContent = 'Connecting…';
    // The browser tries again by itself unless it was refused: then the session is over, or the membership.
    if (source.readyState === EventSource.CLOSED) start();
  });
  source.addEventListener('message', ({ data }) => addMessages([JSON.parse(data)]));
  source.addEventListener('changed', read);
}

function show(space, { chat, topics, board }) {
  addMessages(chat);
  const openIn = (id) => new Set([...part(id).querySelectorAll('details[open]')].map((one) => one.dataset.id));
  const openTopics = openIn('topics');
  const openTasks = openIn('board');
  const archive = (id) => call('POST', `/page/topics/${id}/archive`);
  const items = topics.map((topic) => topicItem(topic, openTopics.has(String(topic.id)), archive));
  part('topics').replaceChildren(...(items.length > 0 ? items : [emptyNote('No topics yet.')]));
  const complete = (id, done) => call('POST', `/page/tasks/${id}/${done ? 'complete' : 'reopen'}`);
  const card = (task) => taskCard(task, openTasks.has(String(task.id)), complete);
  part('board-id').replaceChildren(...(board === null ? [] : [idButton('the board', board.id)]));
  const groups = board?.categories.map((category) => categoryGroup(category, card)) ?? [noBoard(space)];
  part('board').replaceChildren(...groups);
}

function noBoard(space) {
  const setUp = () => call('POST', `/page/spaces/${space.id}/board`);
  const button = element('button', { class: 'primary', onclick: setUp }, 'Set up tasks');
  return emptyNote(element('p', {}, `Tasks were never set up for this ${space.kind}.`), button);
}

function addMessages(messages) {
  const list = part('chat');
  const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 80;
  const known = new Set([...list.children].map((item) => item.dataset.id));
  const fresh = messages.filter(({ id }) => !known.has(id));
  list.append(...fresh.map(messageItem));
  if (atEnd) list.scrollTop = list.scrollHeight;
}

function makeTabs() {
  const columns = part('columns');
  const names = [
    ['chat', 'Chat'],
    ['topics', 'Topics'],
    ['board', 'Board'],
  ];
  const buttons = names.map(([name, text]) => {
    const choose = () => {
      columns.dataset.shown = name;
      for (const one of buttons) one.setAttribute('aria-pressed', String(one === button));
    };
    const button = element('button', { 'aria-pressed': String(name === 'chat'), onclick: choose }, text);
    return button;
  });
  part('tabs').replaceChildren(...buttons);
}

makeTabs();
await start();
