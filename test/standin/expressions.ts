/** Evaluates `${{ … }}` in inputs and conditions with GitHub's own implementation of its expression language. */
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import type { FunctionDefinition } from '@actions/expressions/funcs/info';

/** Contexts of a step by name, as plain JSON. A null or absent context evaluates to null. */
export type ContextValues = Readonly<Record<string, unknown>>;

/** Contexts allowed in `default:` of an action.yml. The runner rejects a file that uses others. */
export const DEFAULT_CONTEXTS = ['github', 'strategy', 'matrix', 'job', 'runner'] as const;

/** Contexts allowed in the `if:` of a job. */
export const JOB_CONTEXTS = ['github', 'inputs', 'needs', 'vars'] as const;

/** Contexts allowed in `with:` of a workflow. */
export const STEP_CONTEXTS = [...DEFAULT_CONTEXTS, 'env', 'inputs', 'needs', 'secrets', 'steps', 'vars'] as const;

/**
 * Replaces each `${{ … }}` in a text by its value, as on GitHub: objects and arrays become the words `Object` and
 * `Array`, null becomes empty.
 * @throws if an expression is invalid or uses a context that is not in `allowed`
 */
export function evaluateText(text: string, allowed: readonly string[], contexts: ContextValues): string {
  let result = '';
  let rest = text;
  for (let start = rest.indexOf('${{'); start >= 0; start = rest.indexOf('${{')) {
    const end = parseExpressionEnd(rest, start + 3);
    result += rest.slice(0, start) + evaluate(rest.slice(start + 3, end), allowed, contexts).coerceString();
    rest = rest.slice(end + 2);
  }
  return result + rest;
}

/**
 * Whether a job or step with this `if:` starts. A condition that asks for no status, and none at all, asks for success.
 * @param status of the job so far, or of the jobs that a job needs
 */
export function shouldRun(
  condition: unknown,
  status: string,
  allowed: readonly string[],
  contexts: ContextValues,
): boolean {
  const bare = String(condition ?? 'success()').replace(/^\s*\$\{\{([\s\S]*)\}\}\s*$/, '$1');
  const { tokens } = new Lexer(bare.trim()).lex();
  const requested = tokens.some(({ lexeme }, index) => STATUS.includes(lexeme) && tokens[index + 1]?.lexeme === '(');
  const withoutSecrets = allowed.filter((name) => name !== 'secrets');
  return isTrue(
    evaluate(requested ? bare : `success() && (${bare})`, withoutSecrets, contexts, statusFunctions(status)),
  );
}

/** Evaluates a bare condition such as `always()` or `failure() && github.ref == 'refs/heads/main'`. */
export function evaluateCondition(condition: string, jobStatus: string, contexts: ContextValues): boolean {
  return isTrue(evaluate(condition, [...DEFAULT_CONTEXTS, 'env', 'steps'], contexts, statusFunctions(jobStatus)));
}

function isTrue(value: data.ExpressionData): boolean {
  if (value.kind === data.Kind.Number) return value.number() !== 0 && !Number.isNaN(value.number());
  if (value.kind === data.Kind.Boolean) return value.coerceString() === 'true';
  return value.kind !== data.Kind.Null && value.coerceString() !== '';
}

function evaluate(
  expression: string,
  allowed: readonly string[],
  contexts: ContextValues,
  functions: readonly FunctionDefinition[] = [],
): data.ExpressionData {
  const { tokens } = new Lexer(expression.trim()).lex();
  const parsed = new Parser(tokens, [...allowed], [...functions]).parse();
  const values = new data.Dictionary(...allowed.map((key) => ({ key, value: toData(contexts[key]) })));
  return new Evaluator(
    parsed,
    values,
    new Map(functions.map((definition) => [definition.name, definition])),
  ).evaluate();
}

function toData(value: unknown): data.ExpressionData {
  return JSON.parse(JSON.stringify(value ?? null), data.reviver);
}

const STATUS = ['success', 'failure', 'cancelled', 'always'];

function statusFunctions(jobStatus: string): FunctionDefinition[] {
  const is = (name: string, value: boolean): FunctionDefinition => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(value),
  });
  return [is('always', true), ...['success', 'failure', 'cancelled'].map((name) => is(name, jobStatus === name))];
}

/** Finds the closing braces, except inside a quoted string. */
function parseExpressionEnd(text: string, from: number): number {
  let quoted = false;
  for (let at = from; at < text.length; at++) {
    if (text[at] === "'") quoted = !quoted;
    else if (!quoted && text.startsWith('}}', at)) return at;
  }
  throw new Error(`an expression is not closed: ${text.slice(from - 3)}`);
}
