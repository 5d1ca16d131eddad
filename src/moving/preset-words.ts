/** Whether a text says no more than the message says by itself. */

import { unicodePattern } from '../text/unicode.ts';

/** What every message of a build is made of, in whatever order. */
const USUAL = new Set(
  `a action actions actor after all an and at author been branch broke broken build builds by cancelled check checks ci click code
  commit commits committer completed conclusion detail details done ended error event fail failed failing failure failures finished
  for from github gh go has have here hash id in is it job jobs link log logs look main message name new news no not notification
  number of on open or passed passes pipeline please pr project pull push pushed ran ref repo repository request result results
  run runs sha status step succeeded success successful successfully test tests the this title to trigger triggered url user
  view was went with workflow workflows wrong you`.split(/\s+/),
);
/** Facts that the preset shows where they are of use. */
const SHOWN =
  /^(?:conclusion|workflow|ref\.(?:name|url)|actor\.(?:login|name)|commit\.(?:short|sha|subject|message|url|author\.(?:name|login|email))|repository\.(?:name|url)|run\.(?:url|number|id|attempt)|event\.name|job\.id|pull_request\.(?:number|title|url|head|base|author\.login))$/;

const WORDS = unicodePattern(String.raw`[\p{L}\p{N}][\p{L}\p{N}'’-]*`, 'g');

/** True where the template adds nothing to what the preset tells of the build. */
export function saysNoMore(template: string): boolean {
  const facts = [...template.matchAll(/\{\{ ([^{}]*) \}\}/g)].map(([, fact = '']) => fact);
  if (!facts.every((fact) => SHOWN.test(fact))) return false;
  const words = template
    .replaceAll(/\{\{ [^{}]* \}\}/g, ' ')
    .replaceAll(/\{% if conclusion == "\w+" %\}|\{% else %\}|\{% elsif [^%]* %\}|\{% endif %\}/g, ' ')
    .replaceAll(/:[a-z_]{1,30}:/g, ' ')
    .toLowerCase()
    .match(WORDS());
  return (words ?? []).every((word) => USUAL.has(word));
}
