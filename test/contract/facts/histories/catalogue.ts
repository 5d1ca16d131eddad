/** Every history that a message can have: what is reported, what started it, and what was before. */
import { SCOPES, type Scope, TRIGGERS } from '../../../support/histories.ts';

/** What was before, and what is expected of a job or a run. */
const CASES: Readonly<Record<string, string>> = {
  first: '| - => broken since 42 row 1',
  broken: '- + | - => broken since 42 row 1 green 41',
  'still red': '+ - - | - => still-failing since 40 row 3 green 39',
  fixed: '+ - - | + => fixed since 40 row 2 green 39',
  're-run': '+ | -+ => fixed since 42 row 1 green 41',
  'cancelled between': '+ - o . | - => still-failing since 39 row 2 green 38',
  unreadable: '? | - => unknown',
};

/** Cells that cannot occur, and why. `*` is every case. */
const IMPOSSIBLE: Readonly<Record<string, string>> = {
  'job, workflow_run, *': 'such a run speaks for the run before it, never for one of its jobs',
  'deployment, fork, *': "a fork's token cannot make deployments",
  'deployment, *, re-run': 'a re-run makes another deployment: still red, or fixed',
};

export interface Cell {
  readonly scope: Scope;
  readonly trigger: string;
  readonly name: string;
  readonly history: string;
  readonly expected: string;
}

/** All cells, those that cannot occur with the reason. */
export const CELLS: readonly (Cell | (Omit<Cell, 'history' | 'expected'> & { readonly impossible: string }))[] =
  SCOPES.flatMap((scope) =>
    Object.keys(TRIGGERS).flatMap((trigger) =>
      Object.entries(CASES).map(([name, row]) => {
        const impossible = reasonFor(scope, trigger, name);
        if (impossible !== undefined) return { scope, trigger, name, impossible };
        const [history = '', expected = ''] = row.split('=>').map((half) => half.trim());
        return { scope, trigger, name, history, expected };
      }),
    ),
  );

function reasonFor(scope: string, trigger: string, name: string): string | undefined {
  const keys = [`${scope}, ${trigger}, *`, `${scope}, *, ${name}`, `${scope}, ${trigger}, ${name}`];
  return keys.map((key) => IMPOSSIBLE[key]).find((words) => words !== undefined);
}

/** The catalogue as a page. */
export function overview(): string {
  const rows = CELLS.map((cell) => {
    const told = 'impossible' in cell ? `cannot occur: ${cell.impossible}` : `\`${cell.history}\` → ${cell.expected}`;
    return `| ${cell.scope} | ${cell.trigger} | ${cell.name} | ${told.replaceAll('|', '\\|')} |`;
  });
  const notation =
    '`+` green, `-` red, `o` cancelled, `.` skipped, `-+` two attempts, `?` unreadable; the last is run 42';
  return [
    '# Histories',
    '',
    notation,
    '',
    '| reported | started by | before | told |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
