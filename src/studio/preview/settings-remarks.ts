/** What is wrong with options that the front matter or the page gives, each at its place. The one file that knows how settings say it. */

import type { Problem, SettingsError } from '../../errors.ts';
import type { Remark } from '../../remark.ts';
import { sentence } from '../../text/phrases.ts';
import { TEMPLATE_FILE } from './options.ts';

/** Of a line of the front matter, or of the value that it gives to an option. */
const PLACED = new RegExp(`^${TEMPLATE_FILE}, line (\\d+), column (\\d+)[:,] (.*)$`, 's');

export function settingsRemarks({ problems }: SettingsError): readonly Remark[] {
  return problems.map(settingsRemark);
}

function settingsRemark({ option, fault, fix }: Problem): Remark {
  const [inFault, inOption] = [PLACED.exec(fault), PLACED.exec(option)];
  const [, line = 1, column = 1] = inFault ?? inOption ?? [];
  return {
    about: 'mistake',
    level: 'error',
    says: sentence(inFault?.[3] ?? `${inOption?.[3] ?? option}: ${fault}`),
    hint: sentence(fix),
    place: { part: option === 'only-if' ? 'only-if' : 'template', line: Number(line), column: Number(column) },
  };
}
