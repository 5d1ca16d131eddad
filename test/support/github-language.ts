/** Validates workflows with GitHub's own language service, which reads our action.yml files. */
import { readFileSync } from 'node:fs';
import { type ActionsMetadataProvider, validate } from '@actions/languageservice';
import type { FileProvider } from '@actions/workflow-parser/workflows/file-provider';
import { fileIdentifier } from '@actions/workflow-parser/workflows/file-reference';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';
import { owner as account } from '../../scripts/repository.ts';

/** Inputs of third-party actions in our workflows. */
const OTHERS = {
  'persist-credentials': { description: '' },
  'fetch-depth': { description: '' },
  'node-version': { description: '' },
  'package-manager-cache': { description: '' },
  name: { description: '' },
  path: { description: '' },
  'if-no-files-found': { description: '' },
  'subject-path': { description: '' },
};

/** Provides metadata of actions: for ours, from the files. */
const actionsMetadataProvider: ActionsMetadataProvider = {
  async fetchActionMetadata({ owner, path }) {
    if (owner !== account()) return { name: '', description: '', inputs: OTHERS };
    return parse(readFileSync(`${path === undefined || path === '' ? '' : `${path}/`}action.yml`, 'utf8'));
  },
};

const OWN_WORKFLOW = '.github/workflows/ci.yml';

/** Returns a workflow in the documentation that another block calls. */
function displayWorkflow(): string {
  const blocks = readFileSync('docs/guide.md', 'utf8').matchAll(/^```yaml\n(.*?)^```$/gms);
  return [...blocks].map(([, code = '']) => code).find((code) => code.includes('workflow_call:')) ?? '';
}

/** Reusable workflows by the name in their callers. */
const REUSABLE: Readonly<Record<string, () => string>> = {
  'acme/workflows/.github/workflows/notify.yml@v1': displayWorkflow,
  [OWN_WORKFLOW]: () => readFileSync(OWN_WORKFLOW, 'utf8'),
};

const fileProvider: FileProvider = {
  async getFileContent(reference) {
    const name = fileIdentifier(reference);
    const content = REUSABLE[name.replace(/^\.\//, '')];
    if (content === undefined) throw new Error(`there is no ${name}`);
    return { name, content: content() };
  },
};

let documents = 0;

/** Lists errors in a workflow or an action. Each document needs its own URL, because the service caches by URL. */
export async function workflowFaults(text: string, name: string): Promise<string[]> {
  documents += 1;
  const folder = name.endsWith('action.yml') ? `/${documents}` : `/${documents}/.github/workflows`;
  const document = TextDocument.create(`file://${folder}/${name}`, 'yaml', 1, text);
  const found = await validate(document, { actionsMetadataProvider, fileProvider });
  return found.map(({ message, range }) => `${name}:${range.start.line + 1}: ${message}`);
}
