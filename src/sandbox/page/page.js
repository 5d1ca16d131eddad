/** Keeps the page in sync with the server: fetches and merges changes, and submits forms without navigation. */
const fleeting = new Set();
let events, timer, sending;
let last = Promise.resolve();

/** Runs requests sequentially, so that the newest state is merged last. */
function enqueue(request) {
  last = last.then(request).catch(() => announce('The sandbox does not respond.'));
}
function announce(text) {
  const line = Object.assign(document.createElement('p'), { className: 'note bad', textContent: text });
  document.querySelector('#note [role=alert]')?.replaceChildren(line);
}
/** @param live true for an update that the user didn't request: input, open elements and notes are preserved */
async function merge(response, live) {
  const text = await response.text();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return announce(`${response.status}: ${text}`);
  const body = new DOMParser().parseFromString(text, 'text/html').body;
  const beforeNodeMorphed = (old) =>
    !(old.matches?.('input:not([type=hidden]), textarea, select, #connection') || (live && old.id === 'note'));
  const beforeNodeRemoved = (old) => !(live && old.matches?.('.message'));
  const beforeAttributeUpdated = (name, node) => !(name === 'open' && node.matches('details'));
  const callbacks = { beforeNodeMorphed, beforeNodeRemoved, beforeAttributeUpdated };
  Idiomorph.morph(document.body, body.innerHTML, { morphStyle: 'innerHTML', callbacks });
}
async function refresh() {
  const url = new URL(location.href);
  url.searchParams.set('fleeting', [...fleeting].join());
  fleeting.clear();
  const response = await fetch(url);
  if (response.status === 401) location.reload();
  else await merge(response, true);
}
function connect() {
  events?.close();
  if (document.hidden) return;
  const showState = (text) => document.querySelector('#connection')?.replaceChildren(text);
  events = new EventSource('/events');
  events.onopen = () => {
    showState('Live');
    enqueue(refresh);
  };
  events.onerror = () => {
    showState('Not connected');
    if (events.readyState === EventSource.CLOSED) enqueue(refresh);
  };
  events.addEventListener('changed', ({ data }) => {
    if (data) fleeting.add(data);
    clearTimeout(timer);
    timer = setTimeout(() => enqueue(refresh), 60);
  });
}
async function send(form, fields) {
  const response = await fetch(form.action, { method: 'POST', body: new URLSearchParams(fields) });
  const staysOnPage = !location.search && new URL(response.url).pathname === location.pathname;
  if (response.ok && !staysOnPage) return location.assign(response.url);
  if (response.ok) form.reset();
  await merge(response, false);
}
function submit(event) {
  const form = event.target;
  if (form.method !== 'post' || 'plain' in form.dataset) return;
  event.preventDefault();
  if (sending === form) return;
  sending = form;
  enqueue(() => send(form, new FormData(form)).finally(() => (sending = undefined)));
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
