import { type CommandContext, EXIT, type ExitCode } from '../command.ts';
import { SCRIPTS, type Shell } from '../shells.ts';

/** Prints what a shell has to be told. */
export async function printCompletion(
  { output }: CommandContext,
  { shell }: { readonly shell: Shell },
): Promise<ExitCode> {
  output.print(SCRIPTS[shell]);
  return EXIT.done;
}
