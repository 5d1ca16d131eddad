/** GitHub's own language service, which knows our actions by their files. */
import { readFileSync } from 'node:fs';
import { type ActionsMetadataProvider, validate } from '@actions/languageservice';
import type { FileProvider } from '@actions/workflow-parser/workflows/file-provider';
import { fileIdentifier } from '@actions/workflow-parser/workflows/file-reference';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';
import { owner as account } from '../../scripts/repository.ts';

/** Of the actions of others: the inputs that our workflows give. */
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

/** What GitHub's own language service may know of the actions used: of ours, what the files say. */
const actionsMetadataProvider: ActionsMetadataProvider = {
  async fetchActionMetadata({ owner, path }) {
    if (owner !== account()) return { name: '', description: '', inputs: OTHERS };
    return parse(readFileSync(`${path === undefined || path === '' ? '' : `${path}/`}action.yml`, 'utf8'));
  },
};

/** Reusable workflows, where their callers look for them: that of the examples, and our own. */
const REUSABLE: Readonly<Record<string, string>> = {
  'acme/workflows/.github/workflows/notify.yml@v1': 'examples/organisation-workflow.yml',
  '.github/workflows/ci.yml': '.github/workflows/ci.yml',
};

const fileProvider: FileProvider = {
  async getFileContent(reference) {
    const name = fileIdentifier(reference);
    const file = REUSABLE[name.replace(/^\.\//, '')];
    if (file === undefined) throw new Error(`there is no ${name}`);
    return { name, content: readFileSync(file, 'utf8') };
  },
};

let documents = 0;

/** What GitHub says against a workflow or an action of this text. One address a document: it remembers by address. */
export async function workflowFaults(text: string, name: string): Promise<string[]> {
  documents += 1;
  const folder = name.endsWith('action.yml') ? `/${documents}` : `/${documents}/.github/workflows`;
  const document = TextDocument.create(`file://${folder}/${name}`, 'yaml', 1, text);
  const found = await validate(document, { actionsMetadataProvider, fileProvider });
  return found.map(({ message, range }) => `${name}:${range.start.line + 1}: ${message}`);
}
