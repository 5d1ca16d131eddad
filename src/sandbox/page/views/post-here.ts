import { html, nothing, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import type { ShownSpace } from '../../web/shown.ts';
import { webhooksAddress } from '../model/address.ts';
import { readWebhooks } from '../model/reading.ts';
import { change, type State, state } from '../model/state.ts';
import { accountLine, accountStep, curlLine, webhookStep } from '../model/steps.ts';
import { copyBlock } from '../parts/copy.ts';
import { ICONS } from '../parts/icons.ts';
import { openDialog } from '../parts/notices.ts';

export function postHereButton(): TemplateResult {
  return html`<button class="primary" @click=${() => change({ postHere: true })}>Post here</button>`;
}

/** How a build posts to this team or forum: by its webhook where there is one, else through an account. */
export function postHereView(shown: State, space: ShownSpace): TemplateResult {
  const close = () => change({ postHere: false });
  return html`<dialog class="dialog" aria-labelledby="post-here-title" @close=${close} ${ref(open)}>
    <div class="dialog-head"><h2 id="post-here-title">Post to ${space.name}</h2><form method="dialog"><button class="quiet" aria-label="Close">${ICONS.close}</button></form></div>
    ${waysView(shown, space)}
  </dialog>`;
}

function open(dialog: Element | undefined): void {
  if (dialog !== undefined && state.home.user?.administrator && state.webhooks === undefined) void readWebhooks();
  openDialog(dialog);
}

function waysView({ home, webhooks }: State, space: ShownSpace): TemplateResult {
  const { user, action } = home;
  const webhook = webhooks?.find(
    ({ kind, format, target }) => kind === 'message' && format === 'native' && target.id === space.id,
  );
  if (webhook !== undefined) {
    return html`
      <p>The webhook “${webhook.description || 'without a description'}” takes messages for this chat. Put the step first in a job; it tells how that ends:</p>
      ${copyBlock('the step', webhookStep(action, webhook) ?? '')}
      <p>Or try it from a shell:</p>
      ${copyBlock('the curl line', curlLine(webhook))}
      <p class="hint">The address is a secret of this webhook: outside of a trial, keep it in the repository’s secrets.</p>`;
  }
  const account = { origin: location.origin, username: user?.username ?? '', space };
  const made = user?.administrator
    ? html`<p>There is no webhook for this chat yet. <a href=${webhooksAddress('new')} @click=${() => change({ postHere: false })}>Make one</a>, or use an account:</p>`
    : html`<p>Put this step first in a job, with your password as the secret <code>WORKROOM_PASSWORD</code>. An administrator can make a webhook instead, which needs no account.</p>`;
  return html`${made}
    ${copyBlock('the step', accountStep(action, account))}
    <p>Or try it from a shell; it asks for your password:</p>
    ${copyBlock('the curl line', accountLine(account))}${nothing}`;
}
