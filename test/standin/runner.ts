/**
 * A stand-in for GitHub's actions/runner (as of 2.336.0): runs an action as it is shipped, in a child process, with
 * the environment, files, commands and masks that the runner would give it.
 */
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evaluateCondition } from './expressions.ts';
import { readManifest } from './manifest.ts';
import { createMasks } from './masks.ts';
import { type Job, runStage } from './stage.ts';
import type { RunOptions, StageResult } from './types.ts';

export type { RunOptions, StageResult } from './types.ts';

/**
 * Runs an action's stages in order; one result for each stage that ran.
 * @throws when the action.yml or an input cannot be evaluated, the process cannot start, or a stage takes too long.
 */
export async function runAction(options: RunOptions): Promise<StageResult[]> {
  const { contexts, stage = 'all' } = options;
  const manifest = readManifest(options.actionPath);
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'standin-')));
  const workspace = options.workspace ?? join(folder, 'workspace');
  mkdirSync(workspace, { recursive: true });
  const job: Job = { options, manifest, folder, workspace, masks: createMasks(rawSecrets(options)) };
  try {
    const results: StageResult[] = [];
    if (stage !== 'post') results.push(await runStage(job, 'main', contexts, manifest.main));
    if (stage === 'main' || manifest.post === undefined) return results;
    const later = options.betweenStages?.(contexts) ?? contexts;
    if (evaluateCondition(manifest.postIf, String(later.job['status']), { ...later })) {
      results.push(await runStage(job, 'post', later, manifest.post, results[0]));
    }
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function rawSecrets({ contexts, secrets = [] }: RunOptions): string[] {
  return [String(contexts.github['token'] ?? ''), ...Object.values(contexts.secrets ?? {}), ...secrets];
}
