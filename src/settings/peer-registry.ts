/** What other notifiers call things, a row for each thing, and what stands for it here. */

import type { OptionName } from './option-names.ts';

/** What a name of others carries. `none` has no place here, or no need of one. */
type PeerPart =
  | 'address'
  | 'token'
  | 'text'
  | 'title'
  | 'payload'
  | 'sender'
  | 'avatar'
  | 'mention'
  | 'when'
  | 'status'
  | 'target'
  | 'kind'
  | 'due'
  | 'none';

export interface Peer {
  readonly part: PeerPart;
  /** As their inputs, flags and fields are called, in kebab case, with blanks between them. */
  readonly names: string;
  /** Variables by which they take it, likewise. */
  readonly variables?: string;
  /** Ours. */
  readonly meant?: OptionName;
  /** What to know of it, in the place of "write it instead", as a sentence without its full stop. */
  readonly advice?: string;
}

export const PEERS: readonly Peer[] = [
  {
    part: 'address',
    names: 'url webhook hook hook-url webhook-uri webhook-url incoming-webhook incoming-webhook-url',
    variables:
      'SLACK_WEBHOOK SLACK_WEBHOOK_URL DISCORD_WEBHOOK DISCORD_WEBHOOK_URL MSTEAMS_WEBHOOK MSTEAMS_WEBHOOK_URL MS_TEAMS_WEBHOOK_URI MS_TEAMS_WEBHOOK_URL TEAMS_WEBHOOK TEAMS_WEBHOOK_URL MATTERMOST_WEBHOOK_URL ROCKETCHAT_WEBHOOK GOOGLE_CHAT_WEBHOOK WEBHOOK_URL',
    meant: 'webhook-url',
  },
  {
    part: 'token',
    names: 'token bot-token api-key api-token access-token webhook-id webhook-token',
    variables:
      'SLACK_BOT_TOKEN SLACK_TOKEN TELEGRAM_TOKEN TELEGRAM_BOT_TOKEN DISCORD_TOKEN DISCORD_BOT_TOKEN WEBHOOK_ID WEBHOOK_TOKEN',
    advice:
      'There are no tokens of bots here: give the address of a webhook as webhook-url, or an account as base-url, username and password',
  },
  {
    part: 'text',
    names:
      'message msg m b text html content args message-format description summary notification-summary embed-description',
    variables: 'SLACK_MESSAGE',
    meant: 'body',
  },
  {
    part: 'title',
    names: 'title header notification-title embed-title',
    variables: 'SLACK_TITLE',
    meant: 'subject',
    advice: 'Write subject instead, which topics and tasks have',
  },
  {
    part: 'payload',
    names: 'payload custom-payload data json raw raw-data blocks attachments embeds sections card cards adaptive-card',
    meant: 'body',
    advice: 'Write the text alone, in Markdown, as body: what is sent is made of it',
  },
  {
    part: 'payload',
    names:
      'payload-file-path payload-file message-file message-path message-template template-file template-path body-file body-path',
    meant: 'template',
    advice: 'Write the text into a file of the repository, in Markdown, and name it with template',
  },
  {
    part: 'none',
    names: 'fields include-jobs include-commit-message',
    meant: 'template',
    advice:
      'Repository, commit, people and jobs are told without it; template says how much: compact, default or detailed',
  },
  {
    part: 'sender',
    names: 'sender author-name bot-name display-name slack-username discord-username',
    variables: 'SLACK_USERNAME DISCORD_USERNAME',
    meant: 'sender-name',
  },
  {
    part: 'avatar',
    names: 'avatar avatar-url icon-url slack-icon',
    variables: 'SLACK_ICON DISCORD_AVATAR',
    meant: 'sender-avatar',
  },
  {
    part: 'none',
    names:
      'color colour theme-color notification-color embed-color icon icon-emoji emoji image thumbnail footer embed-footer-text actions buttons',
    variables: 'SLACK_COLOR SLACK_ICON_EMOJI SLACK_FOOTER',
    advice: 'Leave it out: a message is Markdown, with neither colours nor buttons of its own',
  },
  {
    part: 'mention',
    names: 'mentions mention-users mention-groups if-mention mention-on only-mention-fail notify-users',
    meant: 'mention',
  },
  { part: 'when', names: 'notify-when notify-on on-status send-on', meant: 'when' },
  {
    part: 'when',
    names: 'on-failure only-on-failure on-success on-change notify-on-failure skip-if-success skip-on-success',
    meant: 'when',
    advice: 'Write when with the words themselves, such as when: failure, fixed',
  },
  {
    part: 'status',
    names: 'job-status build-status conclusion job-conclusion workflow-conclusion outcome result',
    meant: 'status',
  },
  { part: 'status', names: 'needs', meant: 'status', advice: 'Write status with the value ${{ toJSON(needs) }}' },
  {
    part: 'none',
    names: 'steps job job-name matrix-context jobs-to-fetch',
    variables: 'MATRIX_CONTEXT',
    advice: 'Leave it out: jobs and steps are read without it',
  },
  {
    part: 'none',
    names: 'repo-token gh-token',
    meant: 'github-token',
  },
  {
    part: 'target',
    names: 'channel channel-id channel-name room workroom conversation chat chat-id to recipient recipients',
    variables: 'SLACK_CHANNEL TELEGRAM_TO TELEGRAM_CHAT_ID',
    meant: 'team',
    advice: 'A webhook posts to the place it was made for; with base-url, give its name as team or forum',
  },
  { part: 'kind', names: 'type record-type message-type', meant: 'kind' },
  {
    part: 'none',
    names: 'webhook-type method',
    meant: 'kind',
    advice: 'A webhook creates what it was made for; kind says the same: message, topic or task',
  },
  { part: 'due', names: 'due deadline', meant: 'due-date' },
  { part: 'none', names: 'label labels', meant: 'category' },
  {
    part: 'none',
    names: 'priority severity',
    meant: 'category',
    advice: 'Leave it out: a task has no priority; category says in which column of the board it stands',
  },
  {
    part: 'none',
    names: 'condition if',
    meant: 'only-if',
    advice:
      "GitHub's own condition is the step's if:; one over facts of the build is only-if, such as failures_in_a_row == 3",
  },
  { part: 'none', names: 'junit junit-path junit-file test-report test-results report-paths', meant: 'test-reports' },
  { part: 'none', names: 'log logs log-file log-path', meant: 'log-files' },
  { part: 'none', names: 'dedup-key dedupe-key deduplication-key fingerprint', meant: 'unique-key' },
  {
    part: 'none',
    names: 'timeout-seconds timeout-minutes timeout-ms',
    meant: 'timeout',
    advice: 'Write timeout, in seconds',
  },
  {
    part: 'none',
    names: 'verbose debug quiet silent log-level',
    advice: 'Leave it out: what was sent and why is always said, in a few lines',
  },
  { part: 'none', names: 'server server-url host hostname instance', meant: 'base-url' },
  { part: 'none', names: 'user login', meant: 'username' },
  {
    part: 'none',
    names:
      'format parse-mode markdown mrkdwn slackify-markdown link-names disable-web-page-preview unfurl-links unfurl-media',
    advice: 'Leave it out: texts are Markdown, and what stands in them is escaped',
  },
  {
    part: 'none',
    names: 'thread-ts thread thread-id message-thread-id reply-to update-ts',
    advice: 'Leave it out: a message stands below no other; answers are collected by a topic (kind: topic)',
  },
  {
    part: 'none',
    names: 'file filename files photo document attachment upload',
    meant: 'report',
    advice: 'A message carries text: name a Markdown file with report, or link to the artifact',
  },
  {
    part: 'none',
    names: 'nofail fail-fast fail-on-failure ack-no-webhook continue-on-error errors',
    meant: 'fail-on-error',
    advice: 'Leave it out: a lost message is an error annotation, and the step is red only with fail-on-error',
  },
  {
    part: 'none',
    names: 'retries retry retry-wait',
    meant: 'delivery',
    advice: 'Leave it out: what can be sent again safely is, for as long as timeout says',
  },
];
