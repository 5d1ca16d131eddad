/** The front matter of a template file: values of a few options, as YAML. */

import type { Option } from '../option.ts';
import type { OptionReader } from '../option-reader.ts';
import { OPTIONS } from '../option-registry.ts';
import { meantOption } from '../peer-names.ts';
import { shownValue } from '../shown-value.ts';
import type { TemplateFile } from './template-file.ts';
import { type FaultWords, readYamlOptions } from './yaml-options.ts';

/** The line of dashes. */
const ABOVE = 1;
/** Characters: a few names need no more. */
const LONGEST = 16_384;

/** Takes what the front matter of a file says for options that nobody gave. */
export async function readHead({ head, place: { file } }: TemplateFile, reader: OptionReader): Promise<void> {
  if (head === undefined) return;
  const source = { from: 'template', text: head, file, above: ABOVE, nested: false, refusal } as const;
  const read = head.length > LONGEST ? undefined : await readYamlOptions(source);
  if (read === undefined) {
    const fault = `${file}, line ${ABOVE}: the front matter is too long or too deep`;
    reader.fault('template', fault, 'Write only the few names that it takes');
    return;
  }
  reader.faultsIn('template', read.faults);
  reader.supply(read.values);
}

function refusal(name: string): FaultWords | undefined {
  const { here = [], elsewhere = [] } = Object.groupBy(OPTIONS, ({ inFrontMatter }: Option) =>
    inFrontMatter ? 'here' : 'elsewhere',
  );
  const names: readonly string[] = here.map((option) => option.name);
  if (names.includes(name)) return undefined;
  const only = `Only ${names.join(', ')} can stand there`;
  if (elsewhere.some((option) => option.name === name)) {
    const where =
      name === 'body' ? 'Write the text below the front matter' : `Give ${name} where the template is named`;
    return { fault: `${name} cannot stand in a template file`, fix: `${where}. ${only}` };
  }
  const meant = meantOption(name, names)?.name;
  const fault = `${shownValue(name)} is no name of the front matter`;
  return { fault, fix: meant === undefined ? only : `${only}; did you mean ${meant}?` };
}
