/** Keeps the page in sync with the server: fetches and merges changes, and submits forms without navigation. */
const fleeting = new Set();
let events, timer, sending;
let last = Promise.resolve();

/** Runs requests sequentially, so that the newest state is merged last. */
function inTurn(work) {
  last = last.then(work).catch(() => tell('The sandbox does not answer.'));
}
function tell(words) {
  const line = Object.assign(document.createElement('p'), { className: 'note bad', textContent: words });
  document.querySelector('#note [role=alert]')?.replaceChildren(line);
}
/** @param live true for an update that the user didn't request: input, open elements and notes are preserved */
async function merge(answer, live) {
  const text = await answer.text();
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return tell(`${answer.status}: ${text}`);
  const body = new DOMParser().parseFromString(text, 'text/html').body;
  const beforeNodeMorphed = (old) =>
    !(old.matches?.('input:not([type=hidden]), textarea, select, #connection') || (live && old.id === 'note'));
  const beforeNodeRemoved = (old) => !(live && old.matches?.('.message'));
  const beforeAttributeUpdated = (name, node) => !(name === 'open' && node.matches('details'));
  const callbacks = { beforeNodeMorphed, beforeNodeRemoved, beforeAttributeUpdated };
  Idiomorph.morph(document.body, body.innerHTML, { morphStyle: 'innerHTML', callbacks });
}
async function refresh() {
  const address = new URL(location.href);
  address.searchParams.set('fleeting', [...fleeting].join());
  fleeting.clear();
  const answer = await fetch(address);
  if (answer.status === 401) location.reload();
  else await merge(answer, true);
}
function connect() {
  events?.close();
  if (document.hidden) return;
  const say = (words) => document.querySelector('#connection')?.replaceChildren(words);
  events = new EventSource('/events');
  events.onopen = () => {
    say('Live');
    inTurn(refresh);
  };
  events.onerror = () => {
    say('Not connected');
    if (events.readyState === EventSource.CLOSED) inTurn(refresh);
  };
  events.addEventListener('changed', ({ data }) => {
    if (data) fleeting.add(data);
    clearTimeout(timer);
    timer = setTimeout(() => inTurn(refresh), 60);
  });
}
async function send(form, fields) {
  const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams(fields) });
  const stays = !location.search && new URL(answer.url).pathname === location.pathname;
  if (answer.ok && !stays) return location.assign(answer.url);
  if (answer.ok) form.reset();
  await merge(answer, false);
}
function submit(event) {
  const form = event.target;
  if (form.method !== 'post' || 'plain' in form.dataset) return;
  event.preventDefault();
  if (sending === form) return;
  sending = form;
  inTurn(() => send(form, new FormData(form)).finally(() => (sending = undefined)));
}
if ('live' in document.body.dataset) {
  if (location.search.includes('note=')) history.replaceState(null, '', location.pathname);
  connect();
  document.addEventListener('visibilitychange', connect);
  document.addEventListener('submit', submit);
  document.addEventListener('keydown', ({ key, ctrlKey, metaKey, target }) => {
    if (key === 'Enter' && (ctrlKey || metaKey)) target.form?.requestSubmit();
  });
}
