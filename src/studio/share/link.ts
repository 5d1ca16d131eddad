/** Encodes and decodes the selection in the fragment of a URL. */

import type { BuildResult } from '../../samples/builds.ts';
import { CONCLUSIONS, type Conclusion } from '../../settings/conclusion.ts';
import { KINDS, type Kind, PRESET_NAMES, type PresetName } from '../../settings/option.ts';
import { base64, trimEndChars } from '../../text/unicode.ts';

export const CHANGES = ['broken', 'still-failing', 'fixed', 'still-passing'] as const;

/** State in a link. Missing parts have their defaults. */
export interface LinkState {
  readonly template?: string;
  /** ID of a recorded build. */
  readonly build?: string;
  readonly conclusion?: Conclusion;
  /** `none` if unknown. */
  readonly change?: NonNullable<BuildResult['change']> | 'none';
  readonly kind?: Kind;
  readonly preset?: PresetName;
  /** Explains why a link is not (completely) opened, as sentences. */
  readonly error?: string;
}

/** Maximum length of a link: a template of the maximum size in Base64, and other values. */
const MAX_LINK_LENGTH = Math.ceil((256 * 1024 * 4) / 3) + 4096;

/** Returns the fragment. */
export function toLink({ template, ...text }: LinkState): string {
  const fields = new URLSearchParams();
  for (const [name, value = ''] of Object.entries(text)) if (value !== '') fields.set(name, value);
  if (template !== undefined) fields.set('template', encodeText(template));
  return fields.toString();
}

/** Decodes a fragment. Ignores unknown values, because a link may come from another version. */
export function readLink(fragment: string): LinkState {
  if (fragment.length > MAX_LINK_LENGTH) {
    const [length, most] = [fragment.length, MAX_LINK_LENGTH].map((count) => count.toLocaleString('en'));
    const error = `The link was not opened: it has ${length} characters, and a template needs at most ${most}.`;
    return { ...readLink(''), error };
  }
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const oneOf = <const T extends string>(name: string, values: readonly T[]) =>
    values.find((value) => value === fields.get(name));
  const encoded = fields.get('template') ?? undefined;
  const template = encoded === undefined ? undefined : decodeText(encoded);
  const isCut = encoded !== undefined && template === undefined;
  return {
    template,
    build: fields.get('build') ?? undefined,
    conclusion: oneOf('conclusion', CONCLUSIONS),
    change: oneOf('change', [...CHANGES, 'none']),
    kind: oneOf('kind', KINDS),
    preset: oneOf('preset', PRESET_NAMES),
    error: isCut ? 'The template of this link cannot be read because a part of the link is missing.' : undefined,
  };
}

/** Encodes Base64url, because Liquid has many characters that a URL must escape. */
function encodeText(text: string): string {
  return trimEndChars(base64(text).replaceAll('+', '-').replaceAll('/', '_'), '=');
}

function decodeText(text: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
