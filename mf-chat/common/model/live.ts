import type { ChatPresence } from '@cairn/shared-contracts/api/chat.schema';
import type { SocketTicket } from '@cairn/shared-contracts/remote/ticket-transport';
import type { ChatTopic, LiveListener, LiveSocket } from './live-types.ts';

interface Hub {
  userId: number;
  isOnline: boolean;
  listeners: Set<LiveListener>;
  socket: Promise<LiveSocket | null>;
  close(): void;
}

/** the page's one socket, shared by the badge and the chat */
let hub: Hub | null = null;
/** the socket outlives its last listener for so long: a navigation replaces all of them */
const LINGER_MS = 5000;

function openHub(userId: number, getTicket: () => Promise<SocketTicket | null>): Hub {
  const listeners = new Set<LiveListener>();
  let isClosed = false;
  const opened: Hub = {
    userId,
    isOnline: false,
    listeners,
    // the client is loaded apart: a page that only shows a count must not wait for it
    socket: import('./live-socket.ts').then(({ openLiveSocket }) =>
      isClosed
        ? null
        : openLiveSocket({
            userId,
            // a page that knows that nobody is logged in listens no more, and asks for nothing
            getTicket: async () => {
              if (listeners.size > 0) return getTicket();
              throw new Error('nobody listens');
            },
            onEvent: (event) => {
              for (const listener of listeners) listener.onEvent?.(event);
            },
            onOnline: (isOnline, joined) => {
              opened.isOnline = isOnline;
              for (const listener of listeners) listener.onOnline?.(isOnline, joined);
            },
          }),
    ),
    close: () => {
      isClosed = true;
      window.removeEventListener('offline', onLine);
      window.removeEventListener('online', onLine);
      void opened.socket.then((socket) => socket?.close());
    },
  };
  function onLine({ type }: Event) {
    void opened.socket.then((socket) => {
      if (!isClosed) socket?.[type === 'online' ? 'lineBack' : 'lineLost']();
    });
  }
  window.addEventListener('offline', onLine);
  window.addEventListener('online', onLine);
  return opened;
}

/** Listens to the account's live events. @returns stops listening; the socket closes some time after the last listener */
export function listen(
  userId: number,
  getTicket: () => Promise<SocketTicket | null>,
  listener: LiveListener,
): () => void {
  if (hub && hub.userId !== userId) {
    hub.close();
    hub = null;
  }
  hub ??= openHub(userId, getTicket);
  const joined = hub;
  joined.listeners.add(listener);
  if (joined.isOnline) listener.onOnline?.(true);
  return () => {
    joined.listeners.delete(listener);
    setTimeout(() => {
      if (joined.listeners.size > 0) return;
      joined.close();
      if (hub === joined) hub = null;
    }, LINGER_MS);
  };
}

/** Joins a chat over the socket that `listen` has opened; without one nothing is heard and nothing said. */
export function joinChat(chatId: number, onPresence: (presence: ChatPresence) => void): ChatTopic {
  let isLeft = false;
  const topic = (hub?.socket ?? Promise.resolve(null)).then((socket) =>
    isLeft ? undefined : socket?.join(chatId, onPresence),
  );
  return {
    write: (isWriting) => void topic.then((joined) => joined?.write(isWriting)),
    leave: () => {
      isLeft = true;
      void topic.then((joined) => joined?.leave());
    },
  };
}
