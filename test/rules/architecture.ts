/** The rooms of `src`: their names from the table in docs/architecture.md, and what each may import. */
import { readFileSync } from 'node:fs';

/** One row: a folder of `src`, or a file at its top. */
export interface Room {
  /** Its name without a slash or an ending: `facts`, `notify`. */
  readonly name: string;
  /** Folders in it. */
  readonly inner: readonly string[];
}

interface Allowed {
  /** Rooms, and single files such as `settings/conclusion`, that it may import. */
  readonly imports: readonly string[];
  /** Rooms of which it may import types only. */
  readonly types: readonly string[];
}

/** What a room may import besides the rooms that have no row: those import nothing, and every room may import them. */
export const ALLOWED: Readonly<Record<string, Allowed>> = {
  world: { imports: [], types: ['transport', 'settings'] },
  transport: { imports: [], types: [] },
  service: { imports: ['transport'], types: [] },
  settings: { imports: ['transport/address'], types: [] },
  workspace: { imports: [], types: ['settings'] },
  facts: {
    imports: ['workspace', 'settings/readers/directory', 'settings/conclusion', 'transport/retry', 'transport/system'],
    types: ['settings', 'transport', 'world'],
  },
  directory: {
    imports: [
      'service',
      'facts/conclusion',
      'facts/identity',
      'facts/host/persons',
      'settings/readers/directory',
      'settings/shown-value',
    ],
    types: ['facts', 'settings', 'world'],
  },
  message: {
    imports: [
      'facts/explanation',
      'facts/fact-registry',
      'facts/parts/now',
      'facts/parts/our-words',
      'settings/readers/directory',
    ],
    types: ['facts', 'directory', 'settings'],
  },
  delivery: { imports: ['service', 'transport'], types: ['message', 'directory', 'settings', 'world'] },
  send: {
    imports: [
      'directory',
      'message',
      'delivery',
      'facts/identity',
      'facts/drill',
      'facts/parts/our-words',
      'settings/shown-value',
      'service/vocabulary',
    ],
    types: ['facts', 'settings', 'world'],
  },
  pipeline: {
    imports: [
      'workspace',
      'send',
      'directory',
      'message',
      'facts',
      'delivery/receipt',
      'service/status',
      'settings/readers/directory',
      'transport/system',
    ],
    types: ['delivery', 'settings', 'transport', 'world'],
  },
  notify: { imports: ['pipeline', 'settings', 'facts', 'directory', 'message', 'send', 'delivery'], types: ['world'] },
  doctor: {
    imports: ['notify', 'workspace', 'directory', 'transport'],
    types: ['facts', 'send', 'settings', 'service', 'message', 'world'],
  },
  process: {
    imports: ['settings', 'workspace', 'message/mistakes', 'facts/trust/trust', 'transport', 'delivery/receipt'],
    types: ['delivery', 'send', 'world'],
  },
  action: {
    imports: ['notify', 'doctor', 'process', 'settings', 'transport', 'delivery/receipt'],
    types: ['send', 'delivery', 'world'],
  },
  cli: {
    imports: [
      'notify',
      'pipeline/facts-document',
      'pipeline/facts-file',
      'doctor',
      'process',
      'workspace',
      'settings',
      'facts',
      'service',
      'directory',
      'transport',
      'sandbox',
      'samples',
      'studio',
      'delivery/receipt',
    ],
    types: ['send', 'delivery', 'world'],
  },
  sandbox: { imports: [], types: [] },
  samples: { imports: ['facts/conclusion'], types: ['facts', 'settings'] },
  studio: {
    imports: ['message', 'facts', 'settings', 'service', 'sandbox', 'samples', 'workspace'],
    types: ['directory'],
  },
  library: { imports: ['notify', 'process', 'settings'], types: ['send'] },
  index: { imports: ['library', 'service'], types: ['send', 'delivery', 'facts', 'message'] },
};

export const ROOMS: readonly Room[] = readFileSync('docs/architecture.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| `[\w/.]+` \|.*\|.*\|$/.test(line))
  .map(roomOf);

function roomOf(line: string): Room {
  const [, name = '', , inner = ''] = line.split('|').map((cell) => cell.trim());
  return {
    name: bare(name.replaceAll('`', '')),
    inner: [...inner.matchAll(/`(\w+)\/`/g)].map(([, folder = '']) => folder),
  };
}

function bare(path: string): string {
  return path.replace(/\/$|\.ts$/, '');
}
