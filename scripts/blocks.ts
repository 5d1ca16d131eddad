/** Formats code blocks for generated pages. */
import { stringify } from 'yaml';

/** Uses four backticks, because the content may contain blocks with three. */
export function fenced(language: string, text: string): string {
  return `\`\`\`\`${language}\n${text.trimEnd()}\n\`\`\`\``;
}

/** Formats facts as YAML. */
export function yamlBlock(facts: object): string {
  return fenced('yaml', stringify(facts, { lineWidth: 0, aliasDuplicateObjects: false }));
}
