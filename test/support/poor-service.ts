/** A service that stores records, and shows them incompletely or late. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LoggedRequest } from '../../src/sandbox/index.ts';

export interface KeptRecord {
  readonly id: number;
  readonly subject: string;
  readonly body: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Limitations of a list. */
export interface Poverty {
  /** Records visible to this read. Default: all. */
  readonly sees?: (retained: readonly KeptRecord[]) => readonly KeptRecord[];
  readonly shows?: (record: KeptRecord) => object;
  /** False omits the count, a function changes it. */
  readonly counts?: false | ((count: number) => number);
  /** Number of categories of its board, named by number. Default: 1. */
  readonly categories?: number;
  /** Records per page. Default: 50. */
  readonly page?: number;
  /** False ignores `$skip` and returns the first page. */
  readonly skips?: false;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces the text of the response. */
  readonly text?: string;
}

export interface PoorService {
  readonly origin: string;
  readonly kept: readonly KeptRecord[];
  readonly chats: readonly string[];
  requests(): readonly LoggedRequest[];
  clearRequests(): void;
  close(): void;
}

const OTHERS = ['Two litres', '', 'See [the docs](https://docs.example/#top)'];

export async function startPoorService(poverty: Poverty = {}): Promise<PoorService> {
  const retained: KeptRecord[] = OTHERS.map((body, index) => ({
    id: index + 1,
    subject: `Thing ${index}`,
    body,
    at: 0,
  }));
  const chats: string[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://service');
    const path = decodeURIComponent(url.pathname);
    const send = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    if (request.method === 'POST') {
      const { subject = '', body = '' } = JSON.parse(await readBody(request));
      if (path.includes('Chat.')) return send(200, { d: { id: `m${chats.push(body)}` } });
      const id = retained.length + 1;
      retained.push({ id, subject, body, at: Date.now() });
      return send(201, { d: { results: { id } } });
    }
    if (path.endsWith('/board')) return send(200, { d: { results: { id: 7 } } });
    if (path.endsWith('/categories')) {
      const named = Array.from({ length: poverty.categories ?? 1 }, (_, at) => ({
        id: at + 1,
        name: `Category ${at + 1}`,
      }));
      return send(200, { d: { results: named.slice(0, 50) } });
    }
    if (!/Stream|TaskBoard|taskCategories/.test(path)) return send(404, '');
    const { status = 200, headers = {}, text, page = 50, counts, skips, shows = (one) => one } = poverty;
    const all = path.includes('archived=true') ? [] : (poverty.sees?.(retained) ?? retained);
    if (text !== undefined || status !== 200) return send(status, text ?? '', headers);
    if (path.includes('TaskBoard')) {
      return send(200, { d: { categories: { results: [{ id: 1, tasks: { results: all.map(shows) } }] } } }, headers);
    }
    const skip = skips === false ? 0 : Number(url.searchParams.get('$skip') ?? 0);
    const count = counts === false ? undefined : (counts?.(all.length) ?? all.length);
    return send(200, { d: { results: all.slice(skip, skip + page).map(shows), __count: count } }, headers);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => void server.close();
  return {
    origin: `http://127.0.0.1:${port}`,
    kept: retained,
    chats,
    requests: () => [],
    clearRequests: () => {},
    close,
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
