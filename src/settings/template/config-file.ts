/** What the file of the option `config` says. Loaded where there is one. */

import type { GivenOptions } from '../given.ts';
import type { Option } from '../option.ts';
import { variableOf } from '../option-names.ts';
import type { OptionReader } from '../option-reader.ts';
import { OPTIONS } from '../option-registry.ts';
import { meantOption } from '../peer-names.ts';
import type { ConfigFile } from '../readers/config.ts';
import { shownValue } from '../shown-value.ts';
import { type FaultWords, readYamlOptions } from './yaml-options.ts';

/** Whose words are sent: who names a template elsewhere wants none of the file's. */
const WORDS = ['subject', 'body'];

/** What the file says for options, none where it is not read. What is wrong is noted. */
export async function defaultsIn(config: ConfigFile | undefined, reader: OptionReader): Promise<GivenOptions> {
  if (config?.type !== 'ok') return new Map();
  const { path: file, text } = config;
  const read = await readYamlOptions({ from: 'config', text, file, above: 0, nested: true, refusal });
  if (read === undefined) {
    reader.fault('config', `${file} is too deep`, 'Write `name: value`, one on each line');
    return new Map();
  }
  reader.faultsIn('config', read.faults);
  const isChosen = reader.has('template');
  return new Map([...read.values].filter(([name]) => !(isChosen && WORDS.includes(name))));
}

function refusal(name: string): FaultWords | undefined {
  const option: Option | undefined = OPTIONS.find((one) => one.name === name);
  if (option?.secrets !== undefined) {
    const fix = `Store it as a secret, and give it in the step or as ${variableOf(name)}. If a real one stood there, replace it`;
    return { fault: `${name} cannot stand in a file of the repository, because it is a secret`, fix };
  }
  if (option?.partOf === 'destination') {
    const fault = `${name} cannot stand in a config file, because the workflow says where messages go`;
    return { fault, fix: `Give it in the step, or as ${variableOf(name)}` };
  }
  if (option !== undefined && isAllowed(option)) return undefined;
  if (option !== undefined) return { fault: `${name} cannot stand in a config file`, fix: 'Leave it out' };
  const meant = meantOption(
    name,
    OPTIONS.filter(isAllowed).map((one) => one.name),
  );
  const fix =
    meant === undefined ? 'Write the name of an input' : (meant.peer?.advice ?? `Did you mean ${meant.name}?`);
  return { fault: `${shownValue(name)} is no option`, fix };
}

/** Not what only a runner can fill in, nor another such file. */
function isAllowed({ secrets, partOf, expression }: Option): boolean {
  return secrets === undefined && partOf === undefined && expression === undefined;
}
