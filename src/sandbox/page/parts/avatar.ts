import { html, nothing, type TemplateResult } from 'lit-html';

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

const HUES = 8;

/** The same colour for the same name. */
function hueOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (hash >>> 17) % HUES;
}

/** Set where somebody asked for senders' pictures, which come from where the senders keep them. */
const PICTURES = 'sandbox_pictures=yes';

export const showsPictures = (): boolean => document.cookie.split('; ').includes(PICTURES);

export function setPictures(shown: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it with the page itself
  document.cookie = `${PICTURES}; Path=/; SameSite=Strict${shown ? '' : '; Max-Age=0'}`;
  location.reload();
}

interface Face {
  readonly displayName: string;
  readonly avatar?: string | null;
  readonly bot?: boolean;
}

/** Initials on a colour of the name's own; says nothing to a screen reader, because the name stands beside it. */
export function avatar({ displayName, avatar: source, bot }: Face, size: 'large' | 'small' = 'large'): TemplateResult {
  const shown = source?.startsWith('https://') && showsPictures();
  const picture = shown
    ? html`<img src=${source ?? ''} alt="" referrerpolicy="no-referrer" @error=${dropPicture}>`
    : nothing;
  const colour = bot === true ? 'bot-face' : `hue-${hueOf(displayName)}`;
  return html`<span class="avatar ${size} ${colour}" aria-hidden="true">${initials(displayName)}${picture}</span>`;
}

function dropPicture({ currentTarget }: Event): void {
  if (currentTarget instanceof HTMLElement) currentTarget.hidden = true;
}
