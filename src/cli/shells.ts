/** The shells that completion is there for, and what each has to be told. */
export const SCRIPTS = {
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

export type Shell = keyof typeof SCRIPTS;
export const SHELLS = Object.keys(SCRIPTS) as readonly Shell[];
