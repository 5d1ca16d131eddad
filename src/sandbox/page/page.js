/** Keeps the page as the server has it: what changed is fetched and merged, and forms are sent without leaving it. */
const fleeting = new Set();
let events, timer;

/** @param live true when nobody asked for it: what is written, open or told stays */
function merge(text, live) {
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
  const answer = await fetch(address).catch(() => undefined);
  if (answer?.status === 401) location.assign('/');
  else if (answer) merge(await answer.text(), true);
}
function connect() {
  events?.close();
  if (document.hidden) return;
  const say = (words) => document.querySelector('#connection')?.replaceChildren(words);
  events = new EventSource('/events');
  events.onopen = () => {
    say('Live');
    refresh();
  };
  events.onerror = () => {
    say('Not connected');
    if (events.readyState === EventSource.CLOSED) refresh();
  };
  events.addEventListener('changed', ({ data }) => {
    if (data) fleeting.add(data);
    clearTimeout(timer);
    timer = setTimeout(refresh, 60);
  });
}
async function send(event) {
  const form = event.target;
  if (form.method !== 'post' || 'plain' in form.dataset) return;
  event.preventDefault();
  const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)) });
  if (answer.ok && (location.search || new URL(answer.url).pathname !== location.pathname)) location.assign(answer.url);
  else {
    if (answer.ok) form.reset();
    merge(await answer.text(), false);
  }
}
if ('live' in document.body.dataset) {
  if (location.search.includes('note=')) history.replaceState(null, '', location.pathname);
  connect();
  document.addEventListener('visibilitychange', connect);
  document.addEventListener('submit', send);
  document.addEventListener('keydown', ({ key, ctrlKey, metaKey, target }) => {
    if (key === 'Enter' && (ctrlKey || metaKey)) target.form?.requestSubmit();
  });
}
