/**
 * Stands in for GitHub's actions/runner (version 2.336.0): runs an action as shipped, in a child process, with the
 * environment, files, commands and masks of the runner.
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
 * Runs the stages of an action in order, and returns a result for each stage that ran.
 * @throws if the action.yml or an input can't be evaluated, the process can't start, or a stage times out
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
