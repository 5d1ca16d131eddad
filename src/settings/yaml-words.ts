/** What is wrong with a text in YAML, in words for people. */

interface YamlMistake {
  readonly code: string;
}

const INDENTED = ['BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY'];

/** Of an error of the YAML library; undefined where its own words say as much. */
export function yamlWords({ code }: YamlMistake): string | undefined {
  if (code === 'DUPLICATE_KEY') return 'the same name stands there twice';
  if (code === 'TAB_AS_INDENT') return 'a tab stands before a name: indent with blanks';
  if (code === 'BAD_SCALAR_START') return 'a name or value that begins with this sign stands in quotation marks';
  if (INDENTED.includes(code)) return 'this line, or the next, is indented more or less than those around it';
  return undefined;
}

/** Signs that mean something else in YAML where a name begins with them. */
const SIGN = /^\s*([@*&!%`])[^:\s]{0,200}:(?:\s|$)/;
/** `workflow: Deploy: Operations`. */
const NAMED_ROW = /^\s*workflow:\s+[^'"{:\s][^:]{0,200}:\s/i;
/** `docs/**: forum: News`. */
const NAMED_PLACE = /^\s*[^\s:'"][^:]{0,300}:\s+(?:team|forum):\s+\S/i;

/** What is wrong with a line of a map whose name or value wants quotes; undefined where that is not what is wrong. */
export function unquotedRow(line: string): { readonly fault: string; readonly fix: string } | undefined {
  const sign = SIGN.exec(line)?.[1];
  if (sign !== undefined) {
    const fault = `the name has no quotes, and ${sign} means something else in YAML`;
    return { fault, fix: `Put quotes around the name: '${sign}…': …` };
  }
  const fault = 'two colons, and no quotes';
  if (NAMED_ROW.test(line)) return { fault, fix: "Put quotes around the name: 'workflow: …': …" };
  return NAMED_PLACE.test(line) ? { fault, fix: 'Put braces around the place: { forum: … }' } : undefined;
}
