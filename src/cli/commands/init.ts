/** Defines the command that writes a workflow which reports on other workflows. */
import { basename } from 'node:path';
import { hasFailedCheck } from '../../doctor/check.ts';
import { SettingsError } from '../../errors.ts';
import { isPlainObject } from '../../objects.ts';
import { jobEndAction } from '../../package/job-end.ts';
import { packageInfo, unreleasedNote } from '../../package/package-info.ts';
import { openWorkspace, workingDirectory } from '../../process/environment.ts';
import type { RawOptions } from '../../settings/option-parser.ts';
import { toVariable } from '../../settings/option-registry.ts';
import { text } from '../../settings/parsers/values.ts';
import type { Settings } from '../../settings/settings.ts';
import { closestMatch } from '../../text/closest-match.ts';
import { listed, quoteValue } from '../../text/format.ts';
import { type CommandContext, command, createUsageError, EXIT } from '../command.ts';
import { addOption, readCommandSettings } from '../command-settings.ts';
import { flag } from '../flags/flag.ts';
import { OPTION_FLAGS } from '../flags/option-flags.ts';
import { requireYes, splitNames, switchFlag } from '../flags/shared.ts';
import type { Output } from '../terminal/output.ts';

export const INIT = command({
  name: 'init',
  text: "Write a workflow for GitHub that reports on the repository's other workflows.",
  more: 'It uses a webhook, or with `--base-url` an account. It checks as `doctor` does, and writes nothing if there is a fault. It overwrites a file only with `--yes`, and never writes a secret, but prints the line that stores it.',
  flags: {
    workflows: flag(
      'workflows',
      'names',
      'Names of the workflows to report on, with commas between them. Default: all of this checkout.',
      splitNames,
    ),
    file: { ...flag('file', 'path', 'File to write.', text), default: '.github/workflows/notify.yml' },
    yes: switchFlag('yes', 'Overwrite the file if it is there.'),
    ...OPTION_FLAGS.init,
  },
  examples: [
    { text: 'Through a webhook', line: 'init --webhook-url-file webhook.txt --workflows "CI, Release"' },
    { text: 'Tasks, with an account', line: 'init --team platform --kind task --workflows CI --file notify.yml' },
  ],
  run: async (context, { workflows, file, yes }) => {
    const { output } = context;
    const { findBoundary, isWorkspaceFile, workflowFiles, writeWorkspaceFile } = await import(
      '../../workspace/files.ts'
    );
    const others = workflowFiles(workingDirectory()).filter(({ path }) => basename(path) !== basename(file));
    const here = (await Promise.all(others.map(readWorkflowName))).filter((name) => name !== undefined);
    const watched = chooseWorkflows(workflows, here, output);
    const raw = context.raw.has('when') ? context.raw : addOption(context.raw, 'when', WHEN);
    const secret = ACCOUNT.some((name) => raw.has(name)) ? 'password' : 'webhook-url';
    if (!(await checkDestination(context, await readCommandSettings(context, raw), secret))) {
      output.note('Nothing was written. Mend what is marked, and run this again.');
      return EXIT.notDone;
    }
    const bound = findBoundary(file, workingDirectory());
    if (isWorkspaceFile(file, bound)) requireYes(yes, `Overwrite ${file}`);
    const text = await formatWorkflow(watched, toInputs(raw, secret));
    const { checkWorkflows } = await import('../../doctor/workflow-check.ts');
    const checks = await checkWorkflows([{ path: file, text }], openWorkspace({}, workingDirectory()), new Date());
    if (hasFailedCheck(checks)) {
      output.printChecks(checks);
      return EXIT.notDone;
    }
    const refused = writeWorkspaceFile(file, bound, text);
    if (refused !== undefined)
      throw createUsageError('file', `${quoteValue(file)} ${refused.message}`, refused.suggestion);
    output.print(
      output.safe(`Wrote ${file}, which reports on ${watched.join(', ')}. Store its secret, then commit it:`),
    );
    output.print(`  gh secret set ${toVariable(secret)}`);
    output.print('Try it: workroom-notify drill, or "Run workflow" of Notify on GitHub');
    const unreleased = unreleasedNote();
    if (unreleased !== undefined) output.note(unreleased);
    return EXIT.done;
  },
});

type SecretName = 'webhook-url' | 'password';

const ACCOUNT = ['base-url', 'username', 'team', 'forum'];
/** Failures, and the first success after them. */
const WHEN = 'failure, fixed';

/** Returns the workflows to report on: the requested ones, else all in this checkout. */
function chooseWorkflows(
  inputs: readonly string[] | undefined,
  here: readonly string[],
  output: Output,
): readonly string[] {
  const watched = inputs ?? here;
  if (watched.length === 0) {
    const suggestion = 'Write the names of the workflows to report on, or run this at the root of the repository';
    throw createUsageError('workflows', 'not given, and none were found here', suggestion);
  }
  // GitHub accepts unknown names and never runs the workflow. Built-in workflows have a name but no file.
  const unknown = here.length === 0 ? [] : watched.filter((name) => !here.includes(name));
  if (unknown.some((name) => closestMatch(name, here) !== undefined)) {
    const error = `no workflow here has the name ${listed(unknown.map(quoteValue))}`;
    const suggestion = `Write the names as they are in the files: ${listed(here.map(quoteValue))}`;
    throw createUsageError('workflows', error, suggestion);
  }
  if (unknown.length > 0)
    output.note(`No file here has the name ${listed(unknown.map(quoteValue))}: check that it is right.`);
  return watched;
}

/** Checks and shows the destination. One that only lacks its secret can't be checked. */
async function checkDestination(
  { output, runtime }: CommandContext,
  settings: Settings,
  secret: SecretName,
): Promise<boolean> {
  const [destination] = settings.destinations;
  if (destination.type === 'missing') {
    const missing = destination.options.filter((option) => option !== secret);
    if (missing.length > 0)
      throw new SettingsError(missing.map((option) => ({ option, message: 'not given', suggestion: FIX })));
    output.note(
      `Not checked, because ${toVariable(secret)} is not set. With it, workroom-notify doctor checks all of it.`,
    );
    return true;
  }
  const { checkService } = await import('../../doctor/service-check.ts');
  const checks = await checkService(settings, await runtime());
  output.printChecks(checks);
  return !hasFailedCheck(checks);
}

const FIX = 'Write it, or leave base-url, username, team and forum out to go through a webhook';

/** Formats the inputs. Secrets are stored at GitHub, so the workflow refers to them by name. */
function toInputs(raw: RawOptions, secret: SecretName): Record<string, string> {
  const plain = [...ACCOUNT, 'kind', 'when'].filter((name) => raw.has(name));
  const values = plain.map((name) => [name, raw.get(name)?.value ?? '']);
  return { ...Object.fromEntries(values), [secret]: `\${{ secrets.${toVariable(secret)} }}` };
}

/** Permissions to read the failing step, its error, and the pull request of a fork. */
const PERMISSIONS = { contents: 'read', actions: 'read', checks: 'read', 'pull-requests': 'read' };
const BY_HAND = "${{ github.event_name == 'workflow_dispatch' }}";
const ABOUT =
  ' Reports on other workflows, each when it is over. It runs in the context of the default branch, so it has the secrets for forks too.';

/** @param inputs of the step, as written. Secrets are expressions */
async function formatWorkflow(workflows: readonly string[], inputs: Readonly<Record<string, string>>): Promise<string> {
  const { Document } = await import('yaml');
  const { action } = packageInfo();
  const steps = [{ uses: action, with: { ...inputs, drill: BY_HAND } }];
  const document = new Document({
    name: 'Notify',
    on: { workflow_run: { workflows, types: ['completed'] }, workflow_dispatch: {} },
    permissions: PERMISSIONS,
    jobs: { notify: { 'runs-on': 'ubuntu-latest', steps } },
  });
  document.commentBefore = `${ABOUT}\n Started by hand it is a drill: one marked message that calls nobody.\n For one job alone: ${jobEndAction(action)}, as its first step.`;
  return document.toString({ lineWidth: 0 });
}

/** Returns the name of a workflow, or the path of one without a name. Returns undefined for any other file. */
async function readWorkflowName({ path, text }: { path: string; text: string }): Promise<string | undefined> {
  const { parse } = await import('yaml');
  try {
    const workflow: unknown = parse(text);
    if (!isPlainObject(workflow) || !('jobs' in workflow)) return undefined;
    return typeof workflow['name'] === 'string' ? workflow['name'] : path;
  } catch {
    return undefined;
  }
}
