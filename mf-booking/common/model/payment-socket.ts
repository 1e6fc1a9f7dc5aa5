import { Socket } from 'phoenix';

export interface PaymentSocketOptions {
  /** uuid of the booking */
  booking: string;
  /** a ticket lasts for minutes: a new one for every connection */
  getTicket(): Promise<string | null>;
  onChange(): void;
}

const RECONNECT_MS = [1000, 2000, 5000];
const RECONNECT_LATER_MS = 10_000;

/** Hears of the payments of one booking. What is missed while the line is away comes by asking. @returns closes it */
export function openPaymentSocket({ booking, getTicket, onChange }: PaymentSocketOptions): () => void {
  let ticket = '';
  let isClosed = false;
  const socket = new Socket('/socket', {
    params: () => ({ ticket }),
    reconnectAfterMs: (tries) => RECONNECT_MS[tries - 1] ?? RECONNECT_LATER_MS,
  });
  const channel = socket.channel(`payments:${booking}`);
  const renew = async () => {
    ticket = (await getTicket().catch(() => null)) ?? ticket;
  };
  channel.on('payment_changed', onChange);
  // joined again after a break: something may have happened meanwhile
  channel.join().receive('ok', onChange);
  socket.onClose(() => {
    if (!isClosed) void renew();
  });
  void renew().then(() => {
    if (!isClosed) socket.connect();
  });
  return () => {
    isClosed = true;
    channel.leave();
    socket.disconnect();
  };
}
