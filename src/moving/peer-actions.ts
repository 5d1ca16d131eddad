/**
 * The actions of others whose steps are moved. What their inputs are called is in `settings/peers.ts`; here stands what is
 * special to one of them. Source: the README and `action.yml` of each, read in November 2026.
 */

import { type PeerPart, peerNamed, peerOfVariable } from '../settings/peers.ts';
import type { Markup } from './markup.ts';

/** What an input carries for a move: as the table of peers says, or of a text, when it is shown. */
export type StepPart =
  | PeerPart
  | 'on-success'
  | 'on-failure'
  | 'on-cancelled'
  | 'mention-groups'
  | 'time-zone'
  | 'refused';

export interface PeerAction {
  /** Owner and name, in lower case. */
  readonly name: string;
  readonly markup: Markup;
  /** Inputs and variables that carry something else here than elsewhere. */
  readonly parts?: Readonly<Record<string, StepPart>>;
  /** True where it tells of the whole run rather than of its job. */
  readonly wholeRun?: true;
  /** Words in single or double braces that it fills in itself, and the expression that each stands for. */
  readonly words?: 'single' | 'double' | 'template';
}

const DISCORD_MARKUP = { markup: 'discord' } as const;
const TEAMS = { markup: 'markdown', parts: { summary: 'text', 'verbose-logging': 'none' } } as const;

export const PEER_ACTIONS: readonly PeerAction[] = [
  {
    name: 'slackapi/slack-github-action',
    markup: 'slack',
    // Those of its techniques that post no message.
    parts: { 'update-ts': 'refused', command: 'refused', 'payload-file-path': 'refused', SLACK_WEBHOOK_TYPE: 'none' },
  },
  {
    name: 'rtcamp/action-slack-notify',
    markup: 'slack',
    parts: {
      SLACK_MESSAGE_ON_SUCCESS: 'on-success',
      SLACK_MESSAGE_ON_FAILURE: 'on-failure',
      SLACK_MESSAGE_ON_CANCEL: 'on-cancelled',
      SLACK_CUSTOM_PAYLOAD: 'refused',
      SLACK_FILE_UPLOAD: 'none',
      MSG_MINIMAL: 'none',
      ENABLE_ESCAPES: 'none',
      SLACKIFY_MARKDOWN: 'none',
      SLACK_LINK_NAMES: 'none',
      SLACK_THREAD_TS: 'none',
      SLACK_MSG_AUTHOR: 'none',
    },
  },
  {
    name: '8398a7/action-slack',
    markup: 'slack',
    parts: { 'custom-payload': 'refused', 'author-name': 'none', 'if-mention': 'none' },
  },
  { name: 'act10ns/slack', markup: 'slack', parts: { config: 'none', token: 'none' }, words: 'double' },
  {
    name: 'ravsamhq/notify-slack-action',
    markup: 'slack',
    parts: {
      token: 'none',
      'mention-users': 'mention-groups',
      'mention-groups': 'mention-groups',
      'mention-users-when': 'none',
      'mention-groups-when': 'none',
      'icon-success': 'none',
      'icon-failure': 'none',
      'icon-cancelled': 'none',
      'icon-warnings': 'none',
      'icon-skipped': 'none',
    },
    words: 'single',
  },
  {
    name: 'gamesight/slack-workflow-status',
    markup: 'slack',
    parts: { name: 'sender', 'workflow-run': 'none' },
    wholeRun: true,
  },
  {
    name: 'edge/simple-slack-notify',
    markup: 'slack',
    parts: { 'success-text': 'on-success', 'failure-text': 'on-failure', 'cancelled-text': 'on-cancelled' },
    words: 'template',
  },
  {
    name: 'sarisia/actions-status-discord',
    ...DISCORD_MARKUP,
    parts: {
      url: 'none',
      nocontext: 'none',
      noprefix: 'none',
      nodetail: 'none',
      notimestamp: 'none',
      job: 'title',
    },
  },
  { name: 'ilshidur/action-discord', ...DISCORD_MARKUP, parts: { DISCORD_EMBEDS: 'refused' }, words: 'double' },
  {
    name: 'tsickert/discord-webhook',
    ...DISCORD_MARKUP,
    parts: { 'raw-data': 'refused', tts: 'none', 'thread-name': 'none' },
  },
  { name: 'appleboy/discord-action', ...DISCORD_MARKUP, parts: { file: 'none', wait: 'none', tts: 'none' } },
  {
    name: 'appleboy/telegram-action',
    markup: 'telegram',
    parts: { 'message-file': 'refused', debug: 'none', 'disable-web-page-preview': 'none' },
  },
  { name: 'jdcargile/ms-teams-notification', ...TEAMS },
  { name: 'cinch-labs/ms-teams-notification', ...TEAMS },
  { name: 'aliencube/microsoft-teams-actions', ...TEAMS },
  {
    name: 'skitionek/notify-microsoft-teams',
    ...TEAMS,
    parts: { ...TEAMS.parts, overwrite: 'refused', raw: 'payload' },
  },
  { name: 'mikesprague/teams-incoming-webhook-action', ...TEAMS, parts: { ...TEAMS.parts, 'deploy-card': 'none' } },
  {
    name: 'neonidian/teams-notify-build-status',
    ...TEAMS,
    parts: { ...TEAMS.parts, webhookUrl: 'address', titleBackgroundColor: 'none' },
  },
  { name: 'thechetantalwar/teams-notify', ...TEAMS },
  { name: 'opsless/ms-teams-github-actions', ...TEAMS },
  { name: 'toko-bifrost/ms-teams-deploy-card', ...TEAMS },
  {
    name: 'fjogeleit/http-request-action',
    markup: 'slack',
    parts: {
      username: 'refused',
      password: 'refused',
      'bearer-token': 'refused',
      bearerToken: 'refused',
      customHeaders: 'refused',
      contentType: 'none',
      escapeData: 'none',
      timeout: 'none',
      preventFailureOnNoResponse: 'none',
      ignoreStatusCodes: 'none',
      retryWait: 'none',
    },
  },
];

/** The row of a step's `uses`; undefined for any other action. */
export function peerAction(uses: string): PeerAction | undefined {
  const name = /^([^@\s]+)@/.exec(uses.toLowerCase())?.[1]?.replace(/^docker:\/\/ghcr\.io\//, '');
  return PEER_ACTIONS.find((action) => action.name === name);
}

/** Inputs that every one of them calls so. */
const COMMON: Readonly<Record<string, StepPart>> = {
  status: 'status',
  'webhook-url': 'address',
  username: 'sender',
  mention: 'mention',
  'github-token': 'none',
  timezone: 'time-zone',
};

/** What an input of the action carries; undefined for one that is not known. */
export function partOfInput(action: PeerAction, input: string): StepPart | undefined {
  const name = input.replaceAll('_', '-');
  return action.parts?.[input] ?? action.parts?.[name] ?? COMMON[name] ?? peerNamed(name)?.part;
}

/** What a variable of the step carries for the action; undefined for one that others read. */
export function partOfVariable(action: PeerAction, variable: string): StepPart | undefined {
  return (
    action.parts?.[variable] ?? peerOfVariable(variable)?.part ?? (variable === 'GITHUB_TOKEN' ? 'none' : undefined)
  );
}
