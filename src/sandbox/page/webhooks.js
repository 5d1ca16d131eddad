// The administrator's dialog: lists, creates and deletes incoming webhooks.
import { call } from './call.js';
import { element, emptyNote } from './view.js';

const dialog = document.getElementById('webhooks');
const list = document.getElementById('webhook-list');
const form = document.getElementById('webhook-form');
const error = document.getElementById('webhook-error');

const KINDS = { message: 'chat message', topic: 'topic', task: 'task' };

export async function openWebhooks(spaces) {
  const options = spaces.map(({ id, name, kind }) => element('option', { value: id }, `${name} (${kind})`));
  form.elements.target.replaceChildren(...options);
  error.textContent = '';
  await read();
  dialog.showModal();
}

async function read() {
  const { webhooks } = await call('GET', '/page/webhooks');
  list.replaceChildren(...(webhooks.length > 0 ? webhooks.map(item) : [emptyNote('No webhooks yet.')]));
}

function item({ id, kind, format, description, target, senderName, url }) {
  const copy = async ({ target: button }) => {
    await navigator.clipboard.writeText(url);
    button.textContent = 'Copied';
  };
  const remove = async () => {
    await call('DELETE', `/page/webhooks/${id}`);
    await read();
  };
  const sender = senderName === null ? '' : `, as ${senderName}`;
  return element(
    'li',
    { 'data-id': id },
    element('p', {}, element('strong', {}, description || `A ${KINDS[kind]} webhook`)),
    element('p', { class: 'quiet' }, `${format} · creates a ${KINDS[kind]} in ${target.name}${sender}`),
    element('p', { class: 'url' }, element('code', {}, url)),
    element(
      'p',
      { class: 'actions' },
      element('button', { type: 'button', class: 'plain', onclick: copy }, 'Copy URL'),
      element('button', { type: 'button', class: 'plain danger', onclick: remove }, 'Delete'),
    ),
  );
}

form.elements.format.addEventListener('change', () => {
  document.getElementById('template-row').hidden = form.elements.format.value !== 'custom';
});

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  error.textContent = '';
  const given = new FormData(form);
  const text = (name) => given.get(name).trim();
  const named = (name) => (text(name) === '' ? {} : { [name]: text(name) });
  try {
    await call('POST', '/page/webhooks', {
      kind: text('kind'),
      format: text('format'),
      target: Number(text('target')),
      sender: { ...named('displayName'), ...named('avatar') },
      ...named('description'),
      ...(text('format') === 'custom' ? { template: given.get('template') } : {}),
    });
    form.elements.description.value = '';
    await read();
  } catch (refusal) {
    error.textContent = refusal.message;
  }
});
