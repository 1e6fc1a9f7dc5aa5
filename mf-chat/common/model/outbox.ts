import type { ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import { newUuid } from '@cairn/shared-contracts/domain/uuid';

/** What is sent besides the words: it was uploaded before. */
export interface OutgoingFile {
  id: number;
  name: string;
  /** media type */
  type: string;
}

/** Delivery states of specification §4; what has succeeded is a message and no longer here. */
export type OutgoingState =
  /** for what holds the outbox, or for the ones before it */
  'waiting' | 'loading' | 'failed';

/** A message of mine that the api has not taken yet. */
export interface Outgoing {
  /** made once: sending again with it is harmless */
  clientKey: string;
  chatId: number;
  text: string;
  file: OutgoingFile | null;
  /** ms */
  at: number;
  state: OutgoingState;
  /** why it was refused, in the reader's language */
  problem?: string;
}

/** What messages wait for: nobody has answered, too many were sent in a while, or the site is busy. */
export type Hold = 'connection' | 'limit' | 'site';

/** `later`: the same message will do in a while. `seconds`: the api has said in how many. */
export type Sent =
  | { kind: 'sent'; message: ChatMessage }
  | { kind: 'later'; hold: Hold; seconds?: number }
  | { kind: 'refused'; words: string | undefined };

export interface Outbox {
  /** the oldest first; the same array until something changes */
  items(): readonly Outgoing[];
  /** what those that wait wait for; null: only for the ones before them */
  hold(): Hold | null;
  subscribe(onChange: () => void): () => void;
  /** hears of every message that the api has taken, right before it leaves the outbox */
  onSent(listener: (message: ChatMessage) => void): () => void;
  add(message: Pick<Outgoing, 'chatId' | 'text' | 'file'>): void;
  /** a refused one, once more */
  retry(clientKey: string): void;
  /** the api has it, whoever said so, or its writer gives it up */
  remove(clientKeys: readonly (string | null)[]): void;
  /** sends what waits: there is a connection again */
  flush(): void;
  /** nobody looks at it any more: what waits stays in the storage */
  rest(): void;
}

/** waits between attempts while nobody answers, ms */
const LATER_MS = [2_000, 5_000, 15_000];
const LATEST_MS = 30_000;

/**
 * Messages on their way, one after the other so that they arrive in the order in which they were written. They outlive a reload: each
 * has an entry of its own in the storage, so that two tabs do not overwrite one another's.
 * @param prefix of the account's entries
 */
export function createOutbox(
  prefix: string,
  send: (message: Outgoing) => Promise<Sent>,
  storage: Storage | undefined = storageOf(),
): Outbox {
  let items: readonly Outgoing[] = readAll(storage, prefix);
  const listeners = new Set<() => void>();
  const sentListeners = new Set<(message: ChatMessage) => void>();
  let isSending = false;
  let hold: Hold | null = null;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (next: readonly Outgoing[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const mark = (clientKey: string, part: Pick<Outgoing, 'state' | 'problem'>) => {
    const next = items.map(({ problem, ...item }) =>
      item.clientKey === clientKey ? { ...item, ...part } : { ...item, ...(problem ? { problem } : {}) },
    );
    for (const item of next) if (item.clientKey === clientKey) keep(storage, prefix, item);
    change(next);
  };
  const remove = (clientKeys: readonly (string | null)[]) => {
    const gone = items.filter(({ clientKey }) => clientKeys.includes(clientKey));
    if (gone.length === 0) return;
    for (const { clientKey } of gone) storage?.removeItem(prefix + clientKey);
    change(items.filter((item) => !gone.includes(item)));
  };

  async function run(): Promise<void> {
    rest();
    isSending = true;
    for (let next = waitingOf(items); next; next = waitingOf(items)) {
      mark(next.clientKey, { state: 'loading' });
      const sent = await send(next);
      hold = sent.kind === 'later' ? sent.hold : null;
      if (sent.kind === 'later') {
        mark(next.clientKey, { state: 'waiting' });
        timer = setTimeout(resume, sent.seconds === undefined ? (LATER_MS[tries] ?? LATEST_MS) : sent.seconds * 1000);
        tries += 1;
        break;
      }
      tries = 0;
      if (sent.kind === 'sent') {
        for (const listener of sentListeners) listener(sent.message);
        remove([next.clientKey]);
      } else mark(next.clientKey, { state: 'failed', ...(sent.words ? { problem: sent.words } : {}) });
    }
    isSending = false;
  }
  function flush() {
    if (!isSending && waitingOf(items)) void run();
  }
  /** the wait is over, whether or not anything still waits for it */
  function resume() {
    timer = undefined;
    flush();
  }
  function rest() {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    items: () => items,
    hold: () => (waitingOf(items) || isSending ? hold : null),
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    onSent: (listener) => {
      sentListeners.add(listener);
      return () => void sentListeners.delete(listener);
    },
    add: (message) => {
      const outgoing: Outgoing = { ...message, clientKey: newUuid(), at: Date.now(), state: 'waiting' };
      keep(storage, prefix, outgoing);
      change([...items, outgoing]);
      // the api has said when it takes the next one
      if (hold !== 'limit' || timer === undefined) flush();
    },
    retry: (clientKey) => {
      if (items.find((item) => item.clientKey === clientKey)?.state !== 'failed') return;
      mark(clientKey, { state: 'waiting' });
      flush();
    },
    remove,
    flush,
    rest,
  };
}

const waitingOf = (items: readonly Outgoing[]) => items.find(({ state }) => state === 'waiting');

function storageOf(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    // a browser that forbids storage loses with a reload what is on its way
    return undefined;
  }
}

function keep(storage: Storage | undefined, prefix: string, message: Outgoing): void {
  try {
    storage?.setItem(prefix + message.clientKey, JSON.stringify(message));
  } catch (error) {
    console.warn('a message on its way could not be saved', error);
  }
}

function readAll(storage: Storage | undefined, prefix: string): Outgoing[] {
  if (!storage) return [];
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => read(storage.getItem(key)))
    .sort((a, b) => a.at - b.at);
}

function read(text: string | null): Outgoing[] {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    // what was on its way when the page went may have arrived or not: its key makes it one message
    return isKept(kept) ? [{ ...kept, state: kept.state === 'failed' ? 'failed' : 'waiting' }] : [];
  } catch {
    return [];
  }
}

const isKept = (kept: unknown): kept is Outgoing =>
  typeof kept === 'object' &&
  kept !== null &&
  'clientKey' in kept &&
  typeof kept.clientKey === 'string' &&
  'chatId' in kept &&
  typeof kept.chatId === 'number' &&
  'text' in kept &&
  typeof kept.text === 'string' &&
  'at' in kept &&
  typeof kept.at === 'number' &&
  'file' in kept &&
  'state' in kept;
