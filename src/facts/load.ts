/**
 * Reads the facts that the plan names, from GitHub's API. Whatever goes wrong there costs those facts and one notice,
 * never the message. Heavy: imported only when a plan names anything.
 */

import { known } from '../defined.ts';
import { hideTokens } from '../settings/hide-tokens.ts';
import type { Settings } from '../settings/settings.ts';
import type { Send } from '../transport/types.ts';
import { asksForRun, type Base } from './base.ts';
import { isRed } from './conclusion.ts';
import { text } from './event/json.ts';
import { type Environment, siteOf } from './event/site.ts';
import { type Api, openApi } from './github/client.ts';
import type { Context } from './github/context.ts';
import { Faults } from './github/faults.ts';
import { readFacts } from './github/read.ts';
import { unreadConclusion } from './github/verdict.ts';
import type { Readable } from './plan.ts';
import type { Facts } from './types.ts';

export interface LoadInput {
  readonly settings: Settings;
  readonly base: Base;
  readonly wanted: ReadonlySet<Readable>;
  readonly env: Environment;
  readonly send: Send;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly signal: AbortSignal;
}

export interface Loaded {
  readonly facts: Facts;
  /** The one thing to say about what could not be read. */
  readonly notice?: string;
}

/** Milliseconds for everything that is read; a third of the option `timeout` where that is less. */
const BUDGET_MS = 5_000;

export async function load(input: LoadInput): Promise<Loaded> {
  const { base, settings, wanted, env } = input;
  const faults = new Faults();
  const opened = await open(input);
  if (typeof opened === 'string') {
    return { facts: unread(input), notice: `The message goes without what the GitHub API tells: ${opened}` };
  }
  const status = statusOf(input);
  const oneJob = base.facts.job !== undefined && status !== 'workflow' && status !== 'needs';
  const site = siteOf(env, {});
  const hide = (text: string) => hideTokens(settings.redactor.redact(text));
  const context = { api: opened, base, site, faults, oneJob, status, hide, now: input.now, sleep: input.sleep };
  const facts = await readFacts(context, wanted).catch((error: unknown) => {
    faults.add('what the GitHub API tells', error);
    return unread(input);
  });
  const notice = faults.notice();
  return notice === undefined ? { facts } : { facts, notice };
}

function statusOf({ settings, base }: LoadInput): Context['status'] {
  const type = settings.status?.type;
  return type === 'workflow' && !asksForRun(settings, base) ? undefined : type;
}

/** The API, or why it cannot be asked. */
async function open({ settings, base, env, send, now, signal }: LoadInput): Promise<Api | string> {
  const repository = text(env, 'GITHUB_REPOSITORY');
  if (base.facts.ci !== 'GitHub Actions' || repository === undefined) return 'this is no run of GitHub Actions';
  // The client parses the event file as it is loaded, whatever its size or state.
  if (!base.eventRead) return 'the event file could not be read';
  if (settings.githubToken === undefined) return 'github-token is empty';
  const baseUrl = text(env, 'GITHUB_API_URL') ?? 'https://api.github.com';
  const deadline = now() + Math.min(BUDGET_MS, (settings.timeout * 1000) / 3);
  try {
    return await openApi({ token: settings.githubToken, baseUrl, repository, send, now, deadline, signal });
  } catch {
    return 'its client could not be loaded';
  }
}

/** What is left when nothing could be read. Without a history every red end may be the first. */
function unread(input: LoadInput): Facts {
  const { base, wanted } = input;
  const facts = known<Facts>({ ...base.facts, conclusion: unreadConclusion(base, statusOf(input)) });
  return wanted.has('change') && isRed(facts.conclusion) ? { ...facts, change: 'broken' } : facts;
}
