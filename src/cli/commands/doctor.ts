import { type Check, hasFault } from '../../doctor/check.ts';
import { examine } from '../../doctor/examine.ts';
import { problemWords } from '../../errors.ts';
import { misspeltVariables, workspaceOf } from '../../process/environment.ts';
import type { GivenOptions } from '../../settings/given.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { type CommandContext, EXIT, type ExitCode } from '../command.ts';
import { printChecks } from '../terminal/checks.ts';
import { printMessage } from '../terminal/message.ts';

/** Says what would keep a message from being delivered, and how to mend it. It reads, and sends nothing. */
export async function examineSetUp(context: CommandContext, { json }: { readonly json: boolean }): Promise<ExitCode> {
  const { env, redactor, output } = context;
  const world = context.world();
  const settings = await readSettings(asFailure(context.given), new Date(world.now()), redactor, workspaceOf(env));
  const slips = misspeltVariables(env).map(({ problem }): Check => {
    return { name: 'options', verdict: 'warning', text: problemWords(problem) };
  });
  const { checks, draft } = await examine(settings, world);
  const all = [...slips, ...checks];
  if (json) output.json({ checks: all, draft });
  else {
    printChecks(all, output);
    if (draft !== undefined) {
      output.print(`\n${output.style('bold', 'What would be posted:')}\n`);
      printMessage(output, draft);
    }
  }
  return hasFault(all) ? EXIT.notDone : EXIT.done;
}

/** What fails has the most to tell, and mentions people: it is what to look at where no status is given. */
function asFailure(given: GivenOptions): GivenOptions {
  return given.has('status') ? given : new Map([...given, ['status', { value: 'failure', from: 'flag' } as const]]);
}
