import { type Context, EXIT, type ExitCode } from '../command.ts';
import { SCRIPTS, type Shell } from '../shells.ts';

/** Prints what a shell has to be told. */
export async function printCompletion({ output }: Context, { shell }: { readonly shell: Shell }): Promise<ExitCode> {
  output.print(SCRIPTS[shell]);
  return EXIT.done;
}
