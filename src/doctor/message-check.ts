/** What would be posted, and what it would have to leave out. */

import type { Draft } from '../message/rendering.ts';
import { notify } from '../notify.ts';
import { placedWords, type Remark } from '../remark.ts';
import type { Notification } from '../send/notification.ts';
import type { Settings } from '../settings/settings.ts';
import type { World } from '../world.ts';
import { type Check, checkOf } from './check.ts';

export interface MessageCheck {
  readonly checks: readonly Check[];
  /** Absent where the template says nothing. */
  readonly draft?: Draft;
}

/** A destination that stands for any: nothing is looked up there. */
const NOWHERE = { type: 'webhook', url: new URL('https://nowhere.invalid/') } as const;

/**
 * Makes the message as `send` would, from the same facts, and keeps it. Whom it names is looked up where the
 * destination is sound.
 */
export async function checkMessage(settings: Settings, world: World, isSound: boolean): Promise<MessageCheck> {
  const notification = await notify({ ...(isSound ? settings : nobody(settings)), dryRun: true }, world);
  const { draft } = notification;
  const checks = checksOf(notification);
  return draft === undefined ? { checks } : { checks, draft };
}

function nobody({
  mention: _mention,
  assignees: _assignees,
  otherDestinations: _others,
  ...settings
}: Settings): Settings {
  return { ...settings, destination: NOWHERE };
}

function checksOf(notification: Notification): readonly Check[] {
  const { targets = [notification], remarks } = notification;
  // What holds for several targets is said once.
  const ends = new Map(targets.map(endCheck).map((check) => [check.text, check]));
  return [...ends.values(), ...remarks.map(remarkCheck)];
}

function remarkCheck(remark: Remark): Check {
  const { level, hint, instead = '' } = remark;
  const text = `${placedWords(remark)} ${instead}`.trimEnd().replace(/\.$/, '');
  return checkOf('message', level === 'error' ? 'fault' : 'warning', text, hint);
}

function endCheck({ preview, facts }: Notification): Check {
  const { stop } = preview ?? {};
  const end = facts.conclusion === undefined ? 'this end' : `the conclusion ${facts.conclusion}`;
  return stop === undefined || stop.at === 'task'
    ? checkOf('message', 'ok', `${end} is to be told`)
    : checkOf('message', 'warning', `${end} would not be told: ${stop.reason}`, stop.hint);
}
