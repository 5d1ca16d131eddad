/** Blocks of code for the pages that are made. */
import { stringify } from 'yaml';

/** With four signs, because what stands in it may have blocks with three. */
export function fenced(language: string, text: string): string {
  return `\`\`\`\`${language}\n${text.trimEnd()}\n\`\`\`\``;
}

/** What is known, as YAML. */
export function yamlBlock(facts: object): string {
  return fenced('yaml', stringify(facts, { lineWidth: 0, aliasDuplicateObjects: false }));
}
