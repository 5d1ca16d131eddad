/** The command that says whether a failure would reach people: it looks, sends one marked message, and tells what arrived. */
import { hostname, userInfo } from 'node:os';
import type { Check } from '../../doctor/check.ts';
import type { Remark } from '../../remark.ts';
import { command, EXIT } from '../command.ts';
import { commandSettings, withOption } from '../command-settings.ts';
import { DRILL_FLAGS } from '../flags/option-flags.ts';
import { switchFlag } from '../flags/shared.ts';
import { exitCode, isForgotten, printDraft, tellOutcome } from '../tell-outcome.ts';
import { printChecks } from '../terminal/checks.ts';

export const DRILL = command({
  name: 'drill',
  text: 'Send one marked message, as for a failed build, to see whether it reaches people.',
  more: 'It checks what `doctor` does, and sends nothing if a message cannot arrive. Otherwise one message, `🔔 Drill, nothing is broken`, goes the whole real way, whatever `--when` and `--only-if` say, and it reports what arrived. It calls or assigns nobody without `--call`. An incident is opened and ended; somebody has to close its task.',
  flags: {
    ...DRILL_FLAGS,
    call: switchFlag('call', 'Call and assign people for real.'),
    json: switchFlag('json', 'Print the checks and the receipt as JSON.'),
  },
  examples: [
    { text: 'Through the webhook of WORKROOM_WEBHOOK_URL', line: 'workroom-notify drill' },
    {
      text: 'An incident with an account, opened and ended',
      line: 'workroom-notify drill --team platform --kind incident --mention here',
    },
  ],
  run: async (context, { call, json }) => {
    const { env, output } = context;
    const settings = await commandSettings(context, withOption(context.given, 'drill', call ? 'call' : 'true'));
    const { examine } = await import('../../doctor/examine.ts');
    const { notify } = await import('../../notify.ts');
    const world = { ...(await context.world()), starter: starter() };
    const { checks } = await examine(settings, world);
    if (!json) printChecks(checks, output);
    if (settings.destinations[0].type !== 'missing' && checks.some(keepsFromArriving)) {
      if (json) output.json({ checks });
      output.fault('Nothing was sent, because it would not arrive. Mend what is marked, and run this again.');
      return EXIT.notDone;
    }
    const notification = await notify(settings, world);
    if (json) output.json({ checks, receipt: notification.receipt });
    if (!json && settings.dryRun) printDraft(notification, output);
    const isArrival = ({ about, level }: Remark) => about === 'drill' && level === 'notice';
    const remarks = notification.remarks.filter((remark) => !isArrival(remark));
    const print = (line: string) => {
      if (!json) output.print(output.safe(line));
    };
    tellOutcome({ ...notification, remarks }, settings, context, print);
    for (const { says } of notification.remarks.filter(isArrival)) print(says);
    const isNowhere = notification.receipt.destination === 'missing' && !isForgotten(notification, env);
    return isNowhere ? EXIT.notDone : exitCode(notification, env);
  },
});

/** What is wrong with the words keeps no drill back. */
function keepsFromArriving({ name, verdict }: Check): boolean {
  return verdict === 'fault' && name !== 'message';
}

/** `ada on laptop`. A container may have nobody of this number. */
function starter(): string {
  try {
    return `${userInfo().username} on ${hostname()}`;
  } catch {
    return `somebody on ${hostname()}`;
  }
}
