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
  if (INDENTED.includes(code)) return 'a line is indented differently, or its value holds ": " and needs quotes';
  return undefined;
}
