import { Socket } from 'phoenix';
import { LIVE_EVENTS, type LiveEvent, readEvent } from './live-events.ts';

/** What opens a socket: short-lived, so a new one is needed for a later reconnect. */
export interface Ticket {
  ticket: string;
  /** seconds */
  expires_in: number;
}

export interface LiveSocketOptions {
  /** default: the site's own /socket */
  endpoint?: string;
  /** the account whose events are wanted */
  userId: number;
  /** null: nobody is logged in any more */
  getTicket(): Promise<Ticket | null>;
  onEvent(event: LiveEvent): void;
  /** true with every (re)join: from here on nothing is missed, what came before must be asked for */
  onOnline(isOnline: boolean): void;
}

/** waits before the attempts to reconnect, ms */
const RECONNECT_MS = [500, 1000, 2000, 5000];
const RECONNECT_LATER_MS = 10_000;
/** a ticket this close to its end is not used any more, ms */
const TICKET_MARGIN_MS = 10_000;

/** Joins the account's topic over the stock Phoenix client. @returns closes the socket for good */
export function openLiveSocket(options: LiveSocketOptions): () => void {
  const { endpoint = '/socket', userId, getTicket, onEvent, onOnline } = options;
  let ticket = '';
  let freshUntil = 0;
  let isClosed = false;

  const socket = new Socket(endpoint, {
    params: () => ({ ticket }),
    reconnectAfterMs: (tries) => RECONNECT_MS[tries - 1] ?? RECONNECT_LATER_MS,
  });
  const channel = socket.channel(`user:${userId}`);
  const close = () => {
    isClosed = true;
    // without it the channel's timers would go on trying to join
    channel.leave();
    socket.disconnect();
  };
  const renew = async () => {
    if (Date.now() < freshUntil) return;
    const answer = await getTicket();
    if (!answer) return close();
    ticket = answer.ticket;
    freshUntil = Date.now() + answer.expires_in * 1000 - TICKET_MARGIN_MS;
  };
  // no ticket while offline: the attempt fails, and the next one tries again
  const renewOrWait = () => renew().catch(() => undefined);

  socket.onClose(() => {
    if (isClosed) return;
    onOnline(false);
    void renewOrWait();
  });
  for (const name of LIVE_EVENTS) {
    channel.on(name, (payload: unknown) => {
      const event = readEvent(name, payload);
      if (event) onEvent(event);
    });
  }
  // the client joins again by itself, and this hook is called again with every answer
  channel.join().receive('ok', () => onOnline(true));
  void renewOrWait().then(() => {
    if (!isClosed) socket.connect();
  });
  return close;
}
