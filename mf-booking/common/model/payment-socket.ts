import { ticketTransport } from '@cairn/shared-contracts/remote/ticket-transport';
import { Socket } from 'phoenix';

export interface PaymentSocketOptions {
  /** uuid of the booking */
  booking: string;
  /** a ticket opens one socket: a new one for every connection. Without one it is tried again later. */
  getTicket(): Promise<string | null>;
  onChange(): void;
}

const RECONNECT_MS = [1000, 2000, 5000];
const RECONNECT_LATER_MS = 10_000;

/** Hears of the payments of one booking. What is missed while the line is away comes by asking. @returns closes it */
export function openPaymentSocket({ booking, getTicket, onChange }: PaymentSocketOptions): () => void {
  const ticketOf = async () => {
    const ticket = await getTicket();
    if (ticket === null) throw new Error('no ticket for the socket');
    return { ticket };
  };
  const socket = new Socket('/socket', {
    transport: ticketTransport({ getTicket: ticketOf, onNobody: () => undefined }),
    reconnectAfterMs: (tries) => RECONNECT_MS[tries - 1] ?? RECONNECT_LATER_MS,
  });
  const channel = socket.channel(`payments:${booking}`);
  channel.on('payment_changed', onChange);
  // joined again after a break: something may have happened meanwhile
  channel.join().receive('ok', onChange);
  socket.connect();
  return () => {
    channel.leave();
    socket.disconnect();
  };
}
