/** Reads editor tooltips from the compiler's language server. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Requests the tooltip of each name.
 *
 * @param names each located at its first occurrence in the file
 */
export async function hoverTexts(folder: string, file: string, names: readonly string[]): Promise<readonly string[]> {
  const server = spawn(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '--lsp', '--stdio'], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const waiting = new Map<number, (result: unknown) => void>();
  let buffered = Buffer.alloc(0);
  server.stdout.on('data', (chunk: Buffer) => {
    buffered = Buffer.concat([buffered, chunk]);
    for (;;) {
      const head = buffered.indexOf('\r\n\r\n');
      const length = Number(/Content-Length: (\d+)/i.exec(buffered.subarray(0, Math.max(head, 0)).toString())?.[1]);
      if (head === -1 || buffered.length < head + 4 + length) return;
      const message = JSON.parse(buffered.subarray(head + 4, head + 4 + length).toString());
      buffered = buffered.subarray(head + 4 + length);
      // Reply to server requests with null, because all are optional.
      if (message.method !== undefined && message.id !== undefined) write({ id: message.id, result: null });
      else waiting.get(message.id)?.(message.result);
    }
  });
  const write = (message: object) => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  const request = (method: string, params: object) => {
    const id = waiting.size + 1;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    waiting.set(id, resolve);
    write({ id, method, params });
    return promise;
  };
  try {
    const rootUri = pathToFileURL(folder).href;
    await request('initialize', { processId: process.pid, rootUri, capabilities: {} });
    write({ method: 'initialized', params: {} });
    const uri = pathToFileURL(join(folder, file)).href;
    const text = readFileSync(join(folder, file), 'utf8');
    write({
      method: 'textDocument/didOpen',
      params: { textDocument: { uri, languageId: 'typescript', version: 1, text } },
    });
    const texts: string[] = [];
    for (const name of names) {
      const before = text.slice(0, text.search(new RegExp(`\\b${name}\\b`))).split('\n');
      const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
      const hover = await request('textDocument/hover', { textDocument: { uri }, position });
      texts.push((hover as { contents: { value: string } }).contents.value);
    }
    return texts;
  } finally {
    server.kill();
  }
}
