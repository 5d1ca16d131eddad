/** Made by scripts/notify-options.ts from src/settings/option-registry.ts. */
import type { PlatformUrl } from '../platform.ts';
import type { Conclusion } from '../settings/conclusion.ts';
import type { Delivery, Kind, WebhookFormat, When } from '../settings/option.ts';

/**
 * The options of `notify`: the inputs of the action in camel case (`webhook-url` is `webhookUrl`), with the same meaning,
 * defaults and checks. An option that is undefined or an empty text is not given.
 */
export interface NotifyOptions {
  /**
   * Incoming webhook to post to. `kind` must match the kind it was created for, which the service does not confirm. Up
   * to ten, one per line, get the same message.
   */
  readonly webhookUrl?: string | PlatformUrl | readonly (string | PlatformUrl)[] | undefined;
  /**
   * Address of the service, such as `https://acme.example.com`, to post through its REST API instead of a webhook,
   * with `username` and `password`.
   */
  readonly baseUrl?: string | PlatformUrl | undefined;
  /** Account that posts through the REST API. It must be a member of the target. */
  readonly username?: string | undefined;
  /** Password of `username`. */
  readonly password?: string | undefined;
  /**
   * Team to post to (REST): name, nickname or id. Up to ten, separated by commas or line breaks, get the same message.
   * Put a name with a comma in double quotes. Only for: REST.
   */
  readonly team?: string | number | readonly (string | number)[] | undefined;
  /** Forum to post to (REST) instead of `team`, in the same form. Only for: REST. */
  readonly forum?: string | number | readonly (string | number)[] | undefined;
  /**
   * What to create: a chat `message`, a `topic`, a `task`, or an `incident` (REST, not for `watch` and `digest`): a
   * task when a build starts to fail, and a chat message when it passes again. See "One incident, one task". Default:
   * `message`.
   */
  readonly kind?: Kind | undefined;
  /**
   * When to send: one or several of `always`, `success`, `failure` (includes timed out), `cancelled`, and, compared
   * with the previous run, `broken`, `still-failing`, `fixed`, `change` (`broken` or `fixed`). Default: `always`.
   */
  readonly when?: When | readonly When[] | undefined;
  /**
   * A further condition over the facts, as in a Liquid `if`: `failures_in_a_row == 3`. If it is invalid or cannot be
   * decided, the message is sent. It does not hold back the end of an incident that it let open.
   */
  readonly onlyIf?: string | undefined;
  /**
   * What to report: a conclusion such as `success`, or `in_progress`; `toJSON(needs)` as an expression, for a summary
   * job; or `workflow`, the whole run without this job. Default: the conclusion of the event if it has one (such as
   * `workflow_run`), else the status of the job so far.
   */
  readonly status?: Conclusion | 'workflow' | Readonly<Record<string, { readonly result: string }>> | undefined;
  /**
   * A preset, `default`, `compact`, `detailed`, `watch`, `digest`, or the path of a template file, such as
   * `.github/notify/deploy.md`. Default: `default`.
   */
  readonly template?: string | undefined;
  /**
   * Subject of a topic or task, as a Liquid template. Default: from the template. Only for: webhook topic, task; REST
   * topic, task, incident.
   */
  readonly subject?: string | undefined;
  /** Text of the message, in Liquid and Markdown. Default: from the template. */
  readonly body?: string | undefined;
  /** YAML or JSON map of values for templates: `vars.<name>`. They are escaped like every value. Default: `{}`. */
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  /**
   * Whom to mention if the build did not pass: usernames, `team`, `here` (who is online), `author` (of the pull
   * request or commit), `suspects` (who committed since the last success), `owners` (of the failing files, by
   * CODEOWNERS), `admins` of the target (REST). `author`, `suspects` and `owners` are not mentioned if the code is not
   * the cause, or if the base branch fails too.
   */
  readonly mention?: string | readonly string[] | undefined;
  /**
   * YAML map from GitHub login, commit e-mail or CODEOWNERS group to username, or the path of such a file (`.yml`,
   * `.yaml`, `.json`). With REST, other people are found by e-mail, then by login, among the members of the target.
   */
  readonly users?: string | Readonly<Record<string, string>> | undefined;
  /**
   * Who gets the task (REST): usernames, e-mail addresses, ids, `author`, `suspects`, `owners`, `admins`. `suspects or
   * owners or admins` takes the first list that names anybody. Members of the target only, at most ten, no bots.
   * Default for an incident: `suspects or admins`. Only for: REST task, incident.
   */
  readonly assignees?: string | number | readonly (string | number)[] | undefined;
  /** Category on the target's task board (REST): name or id. Default: Uncategorized. Only for: REST task, incident. */
  readonly category?: string | number | undefined;
  /** Day the task is due (webhook): `YYYY-MM-DD`, `today`, `+3d` or `+2w`, in `timeZone`. Only for: webhook task. */
  readonly dueDate?: string | undefined;
  /**
   * Day the task was completed (webhook), written like `dueDate`. The task is created as completed. Only for: webhook
   * task.
   */
  readonly completeDate?: string | undefined;
  /**
   * Allows one open topic or task per key (REST): while one is open, `outcome` is `duplicate`. `auto` stands for
   * workflow, job or environment, and branch. With `kind: message` it only finds the open task, so that the message
   * can name it. Only for: REST.
   */
  readonly uniqueKey?: string | undefined;
  /**
   * Show the message to users who are online, without keeping it in the history (webhook messages). Default: `false`.
   * Only for: webhook message.
   */
  readonly ephemeral?: boolean | undefined;
  /** Name shown as the sender, as literal text. Only for: webhook message, topic, task; REST. */
  readonly senderName?: string | undefined;
  /** Picture of the sender: an https URL. Only for: webhook message, topic, task; REST. */
  readonly senderAvatar?: string | undefined;
  /**
   * Markdown file (coverage, a plan, release notes) to show below the message: its path in the workspace, or a pattern
   * whose first match is used. `{{ sections.report }}` places it in your own text. It mentions nobody, HTML is left
   * out, and a long one is cut.
   */
  readonly report?: string | undefined;
  /**
   * Test reports, one pattern per line, such as `**\/TEST-*.xml`: JUnit XML, TRX, NUnit and xUnit.net. The message
   * shows totals and which tests failed, why and where. A leading `!` excludes files.
   */
  readonly testReports?: string | readonly string[] | undefined;
  /**
   * Text files that the job wrote (`npm test > test.log 2>&1`), one pattern per line. The message quotes the lines
   * that explain a failure; while the job runs, its own log cannot be read. A leading `!` excludes files.
   */
  readonly logFiles?: string | readonly string[] | undefined;
  /** Time that `digest` covers, and every template that names `health`: `24h`, `2w`, at most 31 days. Default: `7d`. */
  readonly period?: string | undefined;
  /**
   * Repositories for `watch` and `digest`: `acme/shop`, or `acme/*` for all that the token can read. Default: this
   * one.
   */
  readonly repositories?: string | readonly string[] | undefined;
  /**
   * Reads jobs, their errors and the history if a message needs them, with the permissions listed under "Permissions".
   * Without them the message is shorter.
   */
  readonly githubToken?: string | undefined;
  /**
   * More values to hide, one per line, of four characters or more. Values of environment variables with names such as
   * `DB_PASSWORD` or `STRIPE_TOKEN` are hidden without it.
   */
  readonly secrets?: string | readonly string[] | undefined;
  /**
   * What to do if it is unknown whether a message arrived: `at-least-once` sends it again, `at-most-once` stops.
   * `auto` repeats chat messages, but never a topic or task by webhook. REST topics and tasks are looked up and never
   * created twice. Default: `auto`.
   */
  readonly delivery?: Delivery | undefined;
  /**
   * Seconds for everything that the step reads and sends, retries included. For `watch` and `digest` the default is
   * 300. Default: `60`.
   */
  readonly timeout?: number | undefined;
  /** IANA time zone of dates in messages, `today` and `+3d`, such as `Europe/Berlin`. Default: `UTC`. */
  readonly timeZone?: string | undefined;
  /**
   * Check everything and show the message in the step summary or on the terminal, without sending it. Default:
   * `false`.
   */
  readonly dryRun?: boolean | undefined;
  /**
   * Send one marked test message as for a failed build, whatever `when` and `onlyIf` say. It mentions and assigns
   * nobody. Not for `watch` and `digest`. Default: `false`.
   */
  readonly drill?: boolean | undefined;
  /**
   * Format of a chat message to a webhook: `json`, or `text` for plain text (`text/plain`). Default: `json`. Only for:
   * webhook text.
   */
  readonly format?: WebhookFormat | undefined;
  /**
   * Path of a `.json` file to write the facts to, even if nothing is sent; see "Facts for machines". A step with an
   * `id` always writes one. A drill writes none.
   */
  readonly factsFile?: string | undefined;
  /** Seconds after an ambiguous response until a missing record counts as not created. Default: `10`. */
  readonly settleTime?: number | undefined;
  /**
   * Maximum length of a body in characters. A longer one is cut. The service refuses bodies somewhat above the
   * default. Default: `3900`.
   */
  readonly maxLength?: number | undefined;
}
