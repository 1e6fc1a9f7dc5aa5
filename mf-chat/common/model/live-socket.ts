import { type SocketTicket, ticketTransport } from '@cairn/shared-contracts/remote/ticket-transport';
import { Socket } from 'phoenix';
import { LIVE_EVENTS, type LiveEvent, readEvent } from './live-events.ts';

export interface LiveSocketOptions {
  /** default: the site's own /socket */
  endpoint?: string;
  /** the account whose events are wanted */
  userId: number;
  /** null: nobody is logged in any more */
  getTicket(): Promise<SocketTicket | null>;
  onEvent(event: LiveEvent): void;
  /** true with every (re)join: from here on nothing is missed, what came before must be asked for */
  onOnline(isOnline: boolean): void;
}

/** waits before the attempts to reconnect, ms */
const RECONNECT_MS = [500, 1000, 2000, 5000];
const RECONNECT_LATER_MS = 10_000;

/** Joins the account's topic over the stock Phoenix client. @returns closes the socket for good */
export function openLiveSocket(options: LiveSocketOptions): () => void {
  const { endpoint = '/socket', userId, getTicket, onEvent, onOnline } = options;
  let isClosed = false;

  const socket = new Socket(endpoint, {
    transport: ticketTransport({ getTicket, onNobody: () => close() }),
    reconnectAfterMs: (tries) => RECONNECT_MS[tries - 1] ?? RECONNECT_LATER_MS,
  });
  const channel = socket.channel(`user:${userId}`);
  const close = () => {
    isClosed = true;
    // without it the channel's timers would go on trying to join
    channel.leave();
    socket.disconnect();
  };

  socket.onClose(() => {
    if (!isClosed) onOnline(false);
  });
  for (const name of LIVE_EVENTS) {
    channel.on(name, (payload: unknown) => {
      const event = readEvent(name, payload);
      if (event) onEvent(event);
    });
  }
  // the client joins again by itself, and this hook is called again with every answer
  channel.join().receive('ok', () => onOnline(true));
  socket.connect();
  return close;
}
