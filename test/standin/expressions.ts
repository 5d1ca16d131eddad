/** `${{ … }}` in inputs and conditions, evaluated by GitHub's own implementation of its expression language. */
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import type { FunctionDefinition } from '@actions/expressions/funcs/info';

/** The contexts of a step, by name, as plain JSON. A context that is null or absent reads as null. */
export type ContextValues = Readonly<Record<string, unknown>>;

/** What `default:` in an action.yml may use; everything else is refused by the runner when it loads the file. */
export const DEFAULT_CONTEXTS = ['github', 'strategy', 'matrix', 'job', 'runner'] as const;

/** What the `if:` of a job may use. */
export const JOB_CONTEXTS = ['github', 'inputs', 'needs', 'vars'] as const;

/** What `with:` in a workflow may use. */
export const STEP_CONTEXTS = [...DEFAULT_CONTEXTS, 'env', 'inputs', 'needs', 'secrets', 'steps', 'vars'] as const;

/**
 * Replaces each `${{ … }}` of a text by its value: objects and arrays become the words `Object` and `Array`, null
 * becomes nothing, as on GitHub.
 * @throws when an expression is broken or uses a context that is not among `allowed`.
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

/** A bare condition such as `always()` or `failure() && github.ref == 'refs/heads/main'`. */
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

/** Where the closing braces are; those inside a quoted string do not count. */
function parseExpressionEnd(text: string, from: number): number {
  let quoted = false;
  for (let at = from; at < text.length; at++) {
    if (text[at] === "'") quoted = !quoted;
    else if (!quoted && text.startsWith('}}', at)) return at;
  }
  throw new Error(`an expression is not closed: ${text.slice(from - 3)}`);
}
