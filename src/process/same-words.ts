/** The messages of a dry run to several targets: many of them are the same. */

import type { Notification } from '../send/notification.ts';
import { listed } from '../text/phrases.ts';

/** Targets that get the same words, and go the same way. */
export interface TargetGroup {
  /** `team 1001 and team 1008`; empty for one target alone. */
  readonly names: string;
  /** Of the first of them. */
  readonly notification: Notification;
}

/** In the order of the list. */
export function sameWords(notification: Notification): readonly TargetGroup[] {
  const { targets } = notification;
  if (targets === undefined) return [{ names: '', notification }];
  const groups = Map.groupBy(targets, ({ draft, preview, receipt: { host } }) =>
    JSON.stringify([draft, preview?.line, preview?.assigned, preview?.stop, host]),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const names = listed(group.flatMap(({ receipt }) => receipt.target ?? []));
    return first === undefined ? [] : [{ names, notification: first }];
  });
}
