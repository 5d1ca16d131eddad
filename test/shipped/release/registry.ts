/**
 * As much of an npm registry as publishing and installing one package needs: in memory, on this machine. Verdaccio, the
 * maintained one, is a server with storage, accounts, plugins and a page, and all the packages for them; of that, two routes are
 * used here.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** What npm sends to publish a version, and what it reads to install one. */
interface PackageDocument {
  readonly versions: Readonly<Record<string, { readonly dist: Readonly<Record<string, string>> }>>;
  readonly 'dist-tags': Readonly<Record<string, string>>;
  /** Tarballs by their file's name. */
  readonly _attachments: Readonly<Record<string, { readonly data: string }>>;
}

export interface Registry {
  readonly url: string;
  /** What npm reads of it: where it is, and a token, because npm publishes nothing without one. */
  readonly npmrc: string;
  document(name: string): PackageDocument | undefined;
  [Symbol.asyncDispose](): Promise<void>;
}

export async function startRegistry(): Promise<Registry> {
  const documents = new Map<string, PackageDocument>();
  const server = createServer((request, response) => answer(documents, request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}/`,
    npmrc: `registry=http://${host}/\n//${host}/:_authToken=of-the-rehearsal\n`,
    document: (name) => documents.get(name),
    [Symbol.asyncDispose]: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  documents: Map<string, PackageDocument>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [name = '', , file] =
    decodeURIComponent(request.url ?? '')
      .slice(1)
      .split('?', 1)[0]
      ?.split('/') ?? [];
  const known = documents.get(name);
  if (request.method === 'PUT') {
    documents.set(name, merged(known, (await json(request)) as PackageDocument));
    response.writeHead(201).end('{}');
  } else if (known === undefined) response.writeHead(404).end('{}');
  else if (file === undefined)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(known));
  else response.writeHead(200).end(Buffer.from(known._attachments[file]?.data ?? '', 'base64'));
}

/** Versions are added and never replaced. */
function merged(known: PackageDocument | undefined, added: PackageDocument): PackageDocument {
  return {
    ...added,
    versions: { ...added.versions, ...known?.versions },
    'dist-tags': { ...known?.['dist-tags'], ...added['dist-tags'] },
    _attachments: { ...added._attachments, ...known?._attachments },
  };
}
