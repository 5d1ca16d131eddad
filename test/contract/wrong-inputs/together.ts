import { called, step, typed, type WrongInput } from './wrong-input.ts';

const HOOK = { WORKROOM_WEBHOOK_URL: '{hook}' };

/** Several mistakes at once, some of them in texts that are parsed late. */
export const TOGETHER: readonly WrongInput[] = [
  step({ 'only-if': 'conclusion = "failure"', kind: 'mesage' }, [
    'kind: unknown value "mesage"',
    'only-if: column 12: "=" is left over. Write "==" to compare.',
  ]),
  step({ 'only-if': 'conclusionn == "failure"', when: 'failur' }, [
    '"failur"',
    'only-if: column 1: there is no fact or variable "conclusionn". Did you mean "conclusion"?',
  ]),
  step({ when: 'failur', body: '{{ comit.subject }} {{ branch }}', 'only-if': 'conclusion = "failure"' }, [
    '"failur"',
    'body: line 1, column 4: there is no fact or variable "comit"',
    'only-if: column 12: "=" is left over',
  ]),
  step({ timeout: 'soon', template: 't.md' }, ['timeout', '"soon"', 't.md, line 4, column 4', '"comit"'], {
    files: { 't.md': '---\nkind: message\n---\n{{ comit }}\n' },
  }),
  // Of variables that are wrong nobody knows which there are.
  step(
    { variables: 'product=Gate', body: '{{ vars.product }} {{ comit }}' },
    ['"product=Gate"', 'column 23', '"comit"'],
    {
      hides: ['"vars.product"'],
    },
  ),
  step({ when: 'failur', 'only-if': 'pa55-w0rd-x9 =', secrets: 'pa55-w0rd-x9' }, ['"failur"', 'only-if: column 1'], {
    hides: ['pa55-w0rd-x9'],
  }),
  typed(['send', '--kind', 'tsk', '--only-if', 'failure()'], ['--kind', '"tsk"', '--only-if: column 1', 'failure()'], {
    env: HOOK,
  }),
  typed('send --kind tsk', ['--kind', '"tsk"', 'WORKROOM_ONLY_IF: column 13', '"&&"'], {
    env: { ...HOOK, WORKROOM_ONLY_IF: 'run.attempt && true' },
  }),
  // What the command itself takes, and what its message does.
  typed('send --secrets-file none.txt --when failur', ['--secrets-file', '"none.txt"', '--when', '"failur"'], {
    env: HOOK,
  }),
  typed(
    ['replay', '--last', 'many', '--kind', 'tsk', '--only-if', 'x ='],
    ['--last', '"many"', '--kind', '--only-if'],
    {
      env: { WORKROOM_GITHUB_TOKEN: 'x' },
    },
  ),
  called('notify', { webhookUrl: '{hook}', kind: 'tsk', onlyIf: 'failure()' }, ['kind', '"tsk"', 'onlyIf: column 1']),
  called('notify', { webhookUrl: '{hook}', text: 'x', onlyIf: 'a ==', dueDate: '1/2/3' }, [
    'text: there is no such option',
    'dueDate: not a day',
    'onlyIf: column 5: a value is missing at the end',
  ]),
];
