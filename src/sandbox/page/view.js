// Builds what the page shows. Text goes in as text; only `html`, rendered and made safe by the server, goes in as HTML.

/** Creates an element: `on…` properties become listeners, the rest attributes. */
export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith('on')) made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, '');
    else if (value !== false && value !== undefined) made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== undefined && child !== ''));
  return made;
}

function rendered(html) {
  const made = element('div', { class: 'text' });
  made.innerHTML = html;
  return made;
}

function initials(name) {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}

function hue(name) {
  let hash = 0x811c9dc5;
  for (const char of name) hash = Math.imul(hash ^ char.codePointAt(0), 0x01000193) >>> 0;
  return (hash >>> 17) % 8;
}

/** Initials on a colour of the name's own; a picture only from an https address that can be loaded. */
export function avatar({ displayName, avatar: source }) {
  const made = element(
    'span',
    { class: `avatar hue-${hue(displayName)}`, 'aria-hidden': 'true' },
    initials(displayName),
  );
  if (source?.startsWith('https://')) {
    const image = element('img', { alt: '', referrerpolicy: 'no-referrer', onerror: () => image.remove() });
    image.src = source;
    made.append(image);
  }
  return made;
}

const sameDay = (a, b) => a.toDateString() === b.toDateString();

function time(iso) {
  const date = new Date(iso);
  const clock = date.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  const text = sameDay(date, new Date())
    ? clock
    : `${date.toLocaleDateString([], { day: 'numeric', month: 'short' })}, ${clock}`;
  return element('time', { datetime: iso, title: date.toLocaleString() }, text);
}

function byline(sender, createDate, ...more) {
  return element('p', { class: 'byline' }, element('strong', {}, sender.displayName), time(createDate), ...more);
}

export function messageItem({ id, sender, createDate, html, ephemeral }) {
  const hint =
    ephemeral &&
    element('span', { class: 'chip', title: 'Shown, not kept: gone when the page is loaded again' }, 'not kept');
  return element(
    'li',
    { class: ephemeral ? 'message ephemeral' : 'message', 'data-id': id },
    avatar(sender),
    element('div', {}, byline(sender, createDate, hint || ''), rendered(html)),
  );
}

export function topicItem({ id, subject, sender, createDate, html }, open, onarchive) {
  return element(
    'details',
    { class: 'topic', 'data-id': id, open },
    element(
      'summary',
      {},
      avatar(sender),
      element('span', {}, element('span', { class: 'subject' }, subject), byline(sender, createDate)),
    ),
    rendered(html),
    element('p', { class: 'actions' }, element('button', { class: 'plain', onclick: () => onarchive(id) }, 'Archive')),
  );
}

function dueChip({ dueDate, completeDate }) {
  if (completeDate !== null) return element('span', { class: 'chip done' }, `Completed ${completeDate}`);
  if (dueDate === null) return '';
  const late = dueDate < new Date().toISOString().slice(0, 10);
  return element('span', { class: late ? 'chip late' : 'chip' }, `Due ${dueDate}`);
}

export function taskCard(task, open, oncomplete) {
  const { id, short, subject, assignees, html, completeDate } = task;
  const done = completeDate !== null;
  const names = assignees.map(({ displayName }) => displayName).join(', ');
  const people = element('span', { class: 'assignees', title: names }, ...assignees.map(avatar));
  if (names !== '') people.append(element('span', { class: 'unseen' }, `Assigned to ${names}`));
  const box = {
    type: 'checkbox',
    'aria-label': `Completed: ${subject}`,
    checked: done,
    onchange: () => oncomplete(id, !done),
  };
  return element(
    'article',
    { class: done ? 'card is-done' : 'card', 'data-id': id },
    element('p', { class: 'card-head' }, element('input', box), element('span', { class: 'subject' }, subject), people),
    element('p', { class: 'card-foot' }, element('span', { class: 'short' }, short), dueChip(task)),
    html === ''
      ? ''
      : element('details', { 'data-id': id, open }, element('summary', {}, 'Description'), rendered(html)),
  );
}

export function categoryGroup({ id, name, tasks }, cardOf) {
  const count = element('span', { class: 'count' }, String(tasks.length));
  const heading = element('h3', {}, element('span', {}, name, ' ', count), idButton(`the category ${name}`, id));
  return element('section', { class: 'category' }, heading, ...tasks.map(cardOf));
}

/** An id, as steps and calls of the API want it; a click copies it. */
export function idButton(what, id) {
  const copy = async ({ currentTarget: button }) => {
    await navigator.clipboard.writeText(String(id));
    button.classList.add('copied');
    setTimeout(() => button.classList.remove('copied'), 1200);
  };
  return element('button', { class: 'id', title: `Id of ${what}: click to copy`, onclick: copy }, String(id));
}

export function emptyNote(...children) {
  return element('div', { class: 'empty' }, ...children);
}
