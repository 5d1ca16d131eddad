/** All that the page shows is a function of this. */
import { drawn } from '../../../sandbox/page/drawing.ts';
import type { Conclusion } from '../../../settings/conclusion.ts';
import type { Kind, PresetName } from '../../../settings/option.ts';
import type { Build, BuildEnd, SampleName } from '../../builds/build.ts';
import { FIRST_BUILD } from '../../builds/build-registry.ts';
import type { Explanation } from '../../preview/explain.ts';
import { type PayloadReading, readPayload } from '../../preview/own-build.ts';
import type { StudioPreview } from '../../preview/preview.ts';

/** What the command serves the page with; absent where it is a static page. */
export interface Home {
  /** Name of the template's file; absent where none was given. */
  readonly file?: string;
  /** Whether messages can be sent to a sandbox. */
  readonly sandbox: boolean;
  /** Whose past builds it knows; absent for nobody's. */
  readonly repository?: string;
}

/** Something to say, and what can be done about it. */
export interface Notice {
  readonly text: string;
  readonly trouble?: boolean;
  readonly actions?: readonly { readonly label: string; readonly run: () => void }[];
  readonly link?: { readonly label: string; readonly href: string };
}

/** `middle` has fewer choices in the bar than `wide`; `narrow` shows one panel at a time. */
export type Room = 'narrow' | 'middle' | 'wide';

export type Tab = 'write' | 'message' | 'facts' | 'payload';

export interface State {
  template: string;
  onlyIf: string;
  build: string;
  /** Those that a repository really had; never in the address. */
  past: readonly Build[];
  /** Chosen in the place of those that the build brings. */
  conclusion: Conclusion | undefined;
  change: BuildEnd['change'] | 'none';
  kind: Kind | undefined;
  preset: PresetName;
  samples: readonly SampleName[];
  /** Of the build that is somebody's own; never in the address. */
  payload: string;
  /** Chosen for it; empty for the one that it is of. */
  event: string;
  own: PayloadReading;
  preview: StudioPreview | undefined;
  /** The last one without a mistake. */
  worked: StudioPreview | undefined;
  /** Whether keys came a moment ago. */
  isTyping: boolean;
  /** Of what stands at the cursor. */
  explained: Explanation | undefined;
  width: 'desktop' | 'phone';
  room: Room;
  /** Of the panels, where there is room for one at a time. */
  tab: Tab;
  scheme: 'light' | 'dark' | undefined;
  home: Home | undefined;
  /** Whether somebody wrote what the template is: it did not come from the file, or with a link. */
  typed: boolean;
  /** What the file holds, as far as the page knows. */
  saved: string | undefined;
  notice: Notice | undefined;
  /** What is looked for among the facts. */
  filter: string;
}

/** What a link says, as it is where a link does not say it. */
export const FROM_LINK = {
  onlyIf: '',
  build: FIRST_BUILD,
  conclusion: undefined,
  change: undefined,
  kind: undefined,
  preset: 'default',
  samples: [],
} as const;

export const state: State = {
  ...FROM_LINK,
  template: '',
  past: [],
  payload: '',
  event: '',
  own: readPayload(''),
  preview: undefined,
  worked: undefined,
  isTyping: false,
  explained: undefined,
  width: 'desktop',
  room: 'wide',
  tab: 'write',
  scheme: undefined,
  home: undefined,
  typed: false,
  saved: undefined,
  notice: undefined,
  filter: '',
};

export const { onChange, change } = drawn(state);

export function say(text: string, more: Omit<Notice, 'text'> = {}): void {
  change({ notice: { text, ...more } });
}
