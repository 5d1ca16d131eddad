/** Renders the frame of every view: header, sidebar, tabs. */
import { html } from 'hono/html';
import { findRole, listVisibleSpaces } from '../../authorization.ts';
import type { UserContext } from '../../context.ts';
import type { ChatMessage, Space } from '../../store/records.ts';
import type { Note } from '../actions.ts';

export type Html = ReturnType<typeof html> | string;

/** One request of a signed-in user for a page. */
export interface View extends UserContext {
  readonly path: string;
  readonly note: Note | undefined;
  query(name: string): string | undefined;
  /** Ephemeral messages for this request. */
  ephemeral(spaceId: number): readonly ChatMessage[];
}

export async function page(content: Html): Promise<Html> {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox</title>
<link rel="stylesheet" href="/page.css">
<link rel="icon" href="data:,">
<script src="/idiomorph.js" defer></script>
<script src="/page.js" defer></script>
</head>
${await content}
</html>`;
}

/** Renders the body of the page for signed-in users. */
export function frame(view: View, title: string, about: string, content: Html, id?: number): Html {
  const { user, path } = view;
  const markCurrent = (at: string) => (path.startsWith(at) ? html`aria-current="page"` : '');
  const spaces = listVisibleSpaces(view);
  const group = (name: string, kind: Space['kind']) => {
    const links = spaces.filter((one) => one.kind === kind).map((one) => spaceLink(view, one, markCurrent));
    return links.length === 0 ? '' : html`<h2>${name}</h2><ul>${links}</ul>`;
  };
  const administration = html`<h2>Administration</h2>
    <ul><li><a href="/webhooks" ${markCurrent('/webhooks')}>Webhooks</a></li></ul>`;
  return html`<body data-live>
<a class="skip unseen" href="#main">Skip to the content</a>
<header class="top">
  <button class="menu" popovertarget="side" aria-label="Teams and forums">☰</button>
  <a class="brand" href="/"><span class="mark"></span>Sandbox</a>
  <span class="hint">Not for production</span>
  <span class="me">${avatar(user.displayName, 'small')}<span class="name">${user.displayName}</span></span>
  <form method="post" action="/sign-out" data-plain><button class="quiet">Sign out</button></form>
</header>
<nav class="side" id="side" popover aria-label="Teams and forums">
  ${group('Teams', 'team')}${group('Forums', 'forum')}
  ${user.administrator === 1 ? administration : ''}
</nav>
<main id="main" tabindex="-1">
  <div class="head"><h1>${title}</h1>${id === undefined ? '' : idTag(id)}<p class="about">${about}</p>
    <span class="connection" id="connection"></span></div>
  ${noteView(view.note)}
  ${content}
</main>
</body>`;
}

function spaceLink(view: View, { id, name }: Space, markCurrent: (at: string) => Html): Html {
  const closed =
    findRole(view, id) !== undefined ? '' : html`<span class="closed" role="img" aria-label="closed"></span>`;
  return html`<li><a href="/spaces/${id}/chat" ${markCurrent(`/spaces/${id}/`)}>${name} ${closed}</a></li>`;
}

/**
 * Renders the status region. It must always exist, because screen readers only announce additions to an existing one.
 */
function noteView(note: Note | undefined): Html {
  const undo = note?.undo === undefined ? '' : button(note.undo, 'Undo', '');
  const result = note === undefined || note.alert ? '' : html`<p class="note">${note.text} ${undo}</p>`;
  return html`<div id="note"><div role="status">${result}</div>
    <div role="alert">${note?.alert ? html`<p class="note bad">${note.text}</p>` : ''}</div></div>`;
}

/** Renders a form with one button. */
export function button(action: string, label: string, className = 'quiet', more: Html = ''): Html {
  return html`<form method="post" action="${action}"><button class="${className}" ${more}>${label}</button></form>`;
}

const TABS = [
  ['chat', 'Chat'],
  ['topics', 'Topics'],
  ['board', 'Board'],
  ['members', 'Members'],
] as const;

/** Renders a team or forum: its tabs, and the content of one. */
export function spaceFrame(view: View, space: Space, path: string, content: Html): Html {
  const tab = path === 'archived' ? 'topics' : path;
  const links = TABS.map(
    ([id, name]) =>
      html`<a role="tab" id="tab-${id}" href="/spaces/${space.id}/${id}" aria-selected="${String(id === tab)}">${name}</a>`,
  );
  const inside = html`<div class="tabs" role="tablist" aria-label="In ${space.name}">${links}</div>
    <section class="panel ${tab}" role="tabpanel" aria-labelledby="tab-${tab}">${content}</section>`;
  return frame(view, space.name, space.about, inside, space.id);
}

const ADMINISTRATORS = `SELECT displayName FROM members JOIN users ON users.id = members.userId
  WHERE members.spaceId = ? AND role = 'ROLE_TEAM_ADMIN' AND state = 'active' ORDER BY members.id LIMIT 5`;

/** Shows no content to other users, and names the people who can add them. */
export function closedView(view: View, space: Space): Html {
  const admins = view.db.all<{ displayName: string }>(ADMINISTRATORS, space.id);
  const names = admins.map(({ displayName }) => displayName);
  const ask = names.length === 0 ? 'an administrator' : formatNames(names, 'disjunction');
  const join =
    view.user.administrator === 1 ? button(`/spaces/${space.id}/chat/join`, `Join this ${space.kind}`, 'primary') : '';
  return frame(
    view,
    space.name,
    space.about,
    html`<section class="empty"><h2>Only members can see this</h2>
    <p>You are not a member of this ${space.kind}. Ask ${ask} to add you.</p>${join}</section>`,
  );
}

const HUES = 3;

/** Renders initials on a color derived from the name. Hidden from screen readers, because the name is next to it. */
export function avatar(name: string, className: 'large' | 'small' | 'bot' = 'large'): Html {
  const names = name.trim().split(/\s+/);
  const letters = (names.length > 1 ? [names[0], names.at(-1)] : names).map((one) => [...(one ?? '')][0] ?? '');
  const sum = [...name].reduce((total, char) => total + (char.codePointAt(0) ?? 0), 0);
  const hue = className === 'bot' ? '' : `hue-${sum % HUES}`;
  return html`<span class="avatar ${className} ${hue}" aria-hidden="true">${letters.join('').toUpperCase()}</span>`;
}

/** Renders a text that one click selects for copying. */
export function copyable(name: string, content: string): Html {
  return html`<p class="copy-name">${name}</p>
    <pre class="copy" tabindex="0" role="group" aria-label="${name}">${content}</pre>`;
}

/** Renders an ID of the API, visible while "For developers" is open. */
export const idTag = (id: number | string): Html => html`<code class="id">id ${id}</code>`;

/** Renders the toggle for IDs, with optional content. */
export function developerView(more: Html = ''): Html {
  return html`<details class="developer" id="developer"><summary>For developers</summary>
    <p class="hint">IDs for the API are now shown next to the names.</p>${more}</details>`;
}

export const LOCAL_STEP = 'Works on this machine only: a hosted runner can’t reach this URL.';

/** @param to target after sign-in */
export function signInView(error: string | undefined, to = '/'): Html {
  return html`<body><main class="sign-in" id="main">
  <form class="welcome" method="post" action="/session" data-plain>
    <h1><span class="mark"></span>Sandbox</h1>
    <p class="hint">A complete service on this machine to try things out. Not for production.</p>
    <h2>Sign in</h2>
    <div role="alert">${error === undefined ? '' : html`<p class="note bad">${error}</p>`}</div>
    <label>User name<input name="username" required autocomplete="username" autocapitalize="none"></label>
    <label>Password<input name="password" type="password" required autocomplete="current-password"></label>
    <input type="hidden" name="to" value="${to}">
    <button class="primary">Sign in</button>
    <p class="hint">The terminal that started the sandbox shows user names, passwords and a sign-in link.</p>
  </form>
</main></body>`;
}

export function refusedView(view: View, message: string): Html {
  const content = html`<section class="empty"><p><a href="/">Back to the start page</a></p></section>`;
  return frame({ ...view, note: { text: message, alert: true } }, 'Not here', '', content);
}

/** Renders the start page of a user without any space. */
export function startView(view: View): Html {
  const content = html`<section class="empty"><h2>No team yet</h2>
    <p>Create one with the API: <code>POST /workrooms</code>.</p></section>`;
  return frame(view, 'Welcome', '', content);
}

/** Formats `Ada`, `Ada and Ben`, or `Ada, Ben and Chloé`. */
export function formatNames(names: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat('en-GB', { type }).format(names);
}
