import type { BaseFacts } from '../../facts/types.ts';
import { inertLine } from '../markdown/plain.ts';
import { PLACE_READS, placeWords } from '../sections/place.ts';
import { ENDING_READS, ending, isDeployment, REPORTED_READS, reportedName, shortPlain } from '../sections/wording.ts';
import type { SubjectLine } from './types.ts';

/** `CI failed on main: Fix the login redirect`, `Deploy to production failed: acme/app`. */
export const subjectLine: SubjectLine = {
  reads: [...ENDING_READS, ...REPORTED_READS, ...PLACE_READS, 'commit.subject'],
  render: ({ facts }) => {
    const deployed = isDeployment(facts);
    const where = deployed ? undefined : placeWords(facts);
    const sentence = [reportedName(facts), ending(facts).verb, where].filter((word) => word !== undefined).join(' ');
    const title = shortPlain(deployed ? facts.repository?.name : titleOf(facts), 150);
    return inertLine(title === undefined ? sentence : `${sentence}: ${title}`);
  },
};

function titleOf({ pull_request, release, item, commit }: BaseFacts): string | undefined {
  if (pull_request !== undefined) return pull_request.title;
  if (release !== undefined) return release.name === release.tag ? undefined : release.name;
  if (item !== undefined) return item.number === undefined ? undefined : item.title;
  return commit?.subject;
}
