/**
 * Registers every fact of a build, by its name in templates (`{{ commit.subject }}`). Types, required sources and
 * template names are derived from it. The loaders are registered separately and use the facts' types, so nothing
 * here depends on them.
 */

import type { FactFields } from './fact.ts';
import { BASE_FACTS } from './groups/base.ts';
import { FILE_FACTS } from './groups/files.ts';
import { HEALTH_FACTS } from './groups/health.ts';
import { HISTORY_FACTS } from './groups/history.ts';
import { JOB_FACTS } from './groups/jobs.ts';

/** Facts from the code host's API or from files, loaded only on demand. */
export const READ_FACTS = { ...JOB_FACTS, ...HISTORY_FACTS, ...FILE_FACTS, ...HEALTH_FACTS };

/** Registers all facts. */
export const FACTS: FactFields = { ...BASE_FACTS, ...READ_FACTS };
