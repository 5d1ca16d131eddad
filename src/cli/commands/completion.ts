/** The command that prints what a shell needs to complete commands and flags. */
import { choice } from '../../settings/readers/choices.ts';
import { command, EXIT } from '../command.ts';

const SCRIPTS = {
  bash: `_workroom_notify() {
  local IFS=$'\\n'
  COMPREPLY=($(compgen -W "$(workroom-notify complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _workroom_notify workroom-notify`,
  zsh: `#compdef workroom-notify
_workroom_notify() {
  local -a candidates
  candidates=("\${(@f)$(workroom-notify complete -- "\${words[@]:1:$((CURRENT - 1))}" 2>/dev/null)}")
  candidates=(\${candidates:#})
  if (( \${#candidates} )); then compadd -a candidates; else _files; fi
}
compdef _workroom_notify workroom-notify`,
  fish: `complete -c workroom-notify -a '(workroom-notify complete -- (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'`,
} as const;

const SHELLS = Object.keys(SCRIPTS) as readonly (keyof typeof SCRIPTS)[];

const SHELL = {
  name: 'shell',
  position: true,
  required: true,
  text: `Shell: ${SHELLS.join(', ')}.`,
  read: choice(SHELLS),
  choices: SHELLS,
} as const;

export const COMPLETION = command({
  name: 'completion',
  text: 'Print what a shell needs to complete commands and flags.',
  flags: { shell: SHELL },
  examples: [
    { text: 'For this bash; put it into ~/.bashrc for all', line: 'eval "$(workroom-notify completion bash)"' },
  ],
  run: async ({ output }, { shell }) => {
    output.print(SCRIPTS[shell]);
    return EXIT.done;
  },
});
