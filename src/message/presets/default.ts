import type { BaseFacts } from '../../facts/types.ts';
import { inertLine } from '../markdown/plain.ts';
import { failures } from '../sections/failures.ts';
import { change, greenCommits, sinceGreen } from '../sections/history.ts';
import { placeWords } from '../sections/place.ts';
import { about, comment, commits, details, headline, job, type SectionInput } from '../sections/registry.ts';
import { isDeployment, short, thing, verdict } from '../sections/wording.ts';
import type { Kind, Part, Preset } from '../types.ts';

/**
 * The words when the author writes none. A chat message has at most three lines when it is green, and names the failing
 * step and its first error in the first five when it is red; topics and tasks add everything known below.
 */
export function defaultPreset(input: SectionInput, kind: Kind): Preset {
  const { red } = verdict(input.facts);
  const long = kind !== 'message';
  const parts = [
    part(headline(input), 0),
    part(failures(input) ?? job(input), 1),
    ...(red ? [part(capital(change(input)), 1)] : []),
    part(about(input), 1),
    part(comment(input), 2),
    ...(red ? [part(sinceGreen(input), 2)] : []),
    ...(long ? [part(details(input), 2, true), part(greenCommits(input) ?? commits(input), 3, true)] : []),
  ];
  return { subject: subjectLine(input), parts: parts.flat() };
}

/** `CI failed on main: Fix the login redirect`, `Deploy to production failed: acme/app`. */
function subjectLine({ facts }: SectionInput): string {
  const { verb } = verdict(facts);
  const deployed = isDeployment(facts);
  const where = deployed ? undefined : placeWords(facts);
  const what = deployed ? facts.repository?.name : titleOf(facts);
  const sentence = [thing(facts), verb, where].filter((word) => word !== undefined).join(' ');
  const shown = short(what, 150);
  return inertLine(shown === undefined ? sentence : `${sentence}: ${shown}`);
}

function titleOf({ pull_request, release, item, commit }: BaseFacts): string | undefined {
  if (pull_request !== undefined) return pull_request.title;
  if (release !== undefined) return release.name === release.tag ? undefined : release.name;
  if (item !== undefined) return item.number === undefined ? undefined : item.title;
  return commit?.subject;
}

function capital(text: string | undefined): string | undefined {
  return text === undefined ? undefined : text.charAt(0).toUpperCase() + text.slice(1);
}

function part(text: string | undefined, rank: number, gap = false): readonly Part[] {
  return text === undefined || text === '' ? [] : [{ text, rank, gap }];
}
