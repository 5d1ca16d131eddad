import type { ShownEvents } from '../../web/shown.ts';

/** What the tabs of a browser tell each other. */
type Word =
  | { readonly type: 'event'; readonly name: keyof ShownEvents; readonly data: string }
  /** `opened` is true when events may have been missed before. */
  | { readonly type: 'connection'; readonly live: boolean; readonly opened: boolean }
  /** A new tab asks the one that listens how things are. */
  | { readonly type: 'asking' }
  /** Somebody signed in or out. */
  | { readonly type: 'session' };

export interface Listener {
  event(name: keyof ShownEvents, data: string): void;
  connection(live: boolean, opened: boolean): void;
  /** The server no longer knows who is signed in, or it is somebody else. */
  session(): void;
}

const NAMES: readonly (keyof ShownEvents)[] = ['message', 'topic', 'task', 'board', 'space', 'people'];
/** Before a connection that the browser gave up is tried again. */
const RETRY_MS = 1500;

/**
 * One stream of events for all tabs of a browser, which keeps at most six connections to a server: the tab that holds
 * the lock listens, and passes on what it hears. When it is closed, another gets the lock.
 */
export function joinStream(listener: Listener): { readonly tell: () => void; readonly leave: () => void } {
  const channel = new BroadcastChannel('sandbox');
  const leaving = new AbortController();
  let live: boolean | undefined;
  let listens = false;
  const send = (word: Word) => channel.postMessage(word);
  const hear = (word: Word) => {
    if (word.type === 'event') listener.event(word.name, word.data);
    else if (word.type === 'connection') listener.connection(word.live, word.opened);
    else if (word.type === 'session') listener.session();
    else if (listens && live !== undefined) send({ type: 'connection', live, opened: false });
  };
  const say = (word: Word) => {
    if (word.type === 'connection') live = word.live;
    send(word);
    hear(word);
  };
  channel.onmessage = ({ data }) => hear(data);
  send({ type: 'asking' });
  const hold = async () => {
    listens = true;
    await listen(say, leaving.signal);
  };
  navigator.locks.request('sandbox-stream', { signal: leaving.signal }, hold).catch(() => undefined);
  return {
    tell: () => send({ type: 'session' }),
    leave: () => {
      leaving.abort();
      channel.close();
    },
  };
}

/** Listens until it is told to leave. */
async function listen(say: (word: Word) => void, leaving: AbortSignal): Promise<void> {
  let source: EventSource | undefined;
  const open = () => {
    if (leaving.aborted) return;
    source = new EventSource('/page/events');
    source.onopen = () => say({ type: 'connection', live: true, opened: true });
    source.onerror = () => {
      say({ type: 'connection', live: false, opened: false });
      // The browser tries again by itself, unless it was refused: then somebody has to look why.
      if (source?.readyState !== EventSource.CLOSED) return;
      say({ type: 'session' });
      setTimeout(open, RETRY_MS);
    };
    for (const name of NAMES) {
      source.addEventListener(name, ({ data }) => say({ type: 'event', name, data }));
    }
  };
  open();
  await new Promise<void>((resolve) => leaving.addEventListener('abort', () => resolve(), { once: true }));
  source?.close();
}
