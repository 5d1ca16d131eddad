import {
  NOBODY,
  type ShownContents,
  type ShownHome,
  type ShownMembers,
  type ShownPage,
  type ShownTaskText,
  type ShownTopic,
  type ShownTopicText,
  type ShownWebhook,
} from '../../web/shown.ts';
import { drawn } from '../drawing.ts';
import type { Place, Tab } from './address.ts';

/** What somebody may take back. */
interface Notice {
  readonly text: string;
  readonly undo: (() => void) | undefined;
}

/** All that the page shows is a function of this. Values in it are replaced, never changed. */
export interface State {
  phase: 'starting' | 'signed-out' | 'signed-in';
  /** Whether somebody was signed in, and did not sign out. */
  sessionEnded: boolean;
  home: ShownHome;
  connection: 'starting' | 'live' | 'lost';
  place: Place;
  /** Of the team or forum that is shown; undefined until it is read. */
  contents: ShownContents | undefined;
  archived: ShownPage<ShownTopic> | undefined;
  /** Whether the list of topics shows the archived ones. */
  showsArchived: boolean;
  topic: ShownTopicText | undefined;
  task: ShownTaskText | undefined;
  members: ShownMembers | undefined;
  webhooks: readonly ShownWebhook[] | undefined;
  /** Who administers a team or forum that is closed to whoever is signed in. */
  spaceAdmins: readonly string[] | undefined;
  /** What came to a tab of this team while another was looked at. */
  fresh: Readonly<Record<Tab, number>>;
  /** By the names of lists, the item around which somebody reads who is not at its home. */
  readsAt: ReadonlyMap<string, string>;
  /** Messages that came meanwhile. */
  newBelow: number;
  /** What went wrong, by where it happened. */
  troubles: ReadonlyMap<string, string>;
  notice: Notice | undefined;
  /** Whether ids are shown. */
  developer: boolean;
  /** Whether the dialog "Post here" is open. */
  postHere: boolean;
  /** The webhook that somebody is asked about before it is deleted. */
  asksDelete: number | undefined;
  /** What is looked for among the teams. */
  filter: string;
}

/** Of a team that was just come to, nothing is known yet. */
export const NOTHING_SHOWN = {
  contents: undefined,
  archived: undefined,
  showsArchived: false,
  topic: undefined,
  task: undefined,
  members: undefined,
  spaceAdmins: undefined,
  fresh: { chat: 0, topics: 0, board: 0, members: 0 },
  readsAt: new Map(),
  newBelow: 0,
  notice: undefined,
  postHere: false,
  asksDelete: undefined,
} satisfies Partial<State>;

export const state: State = {
  ...NOTHING_SHOWN,
  phase: 'starting',
  sessionEnded: false,
  home: NOBODY,
  connection: 'starting',
  place: { view: 'start', oldLink: false },
  webhooks: undefined,
  troubles: new Map(),
  developer: false,
  filter: '',
};

export const { onChange, change } = drawn(state);

/** The team or forum that is shown, if the address names one that is there. */
export function shownSpace(): ShownHome['spaces'][number] | undefined {
  const { place, home } = state;
  return place.view === 'space' ? home.spaces.find(({ id }) => id === place.spaceId) : undefined;
}
