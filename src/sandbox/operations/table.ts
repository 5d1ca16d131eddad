/** Every operation of the REST API. */
import type { Operation } from '../odata/operation.ts';
import { CONTENT_OPERATIONS } from './content.ts';
import { PEOPLE_OPERATIONS } from './people.ts';
import { TEAMS_OPERATIONS } from './teams.ts';

export const operations: readonly Operation[] = [...CONTENT_OPERATIONS, ...TEAMS_OPERATIONS, ...PEOPLE_OPERATIONS];
