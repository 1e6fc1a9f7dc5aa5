import type { ChatEventName } from '@cairn/shared-contracts/api/chat-events.schema';
import { type Channel, Socket } from 'phoenix';
import { WebSocket } from 'ws';
import type { Client } from '../../modules/request/testing/client.ts';

const PATIENCE_MS = 5_000;

export const ticketOf = async (client: Client): Promise<string> =>
  (await client.post<{ ticket: string }>('/crm/api/chat/socket-ticket')).body.ticket;

/** The stock client over the `ws` package. */
export function connect(apiUrl: string, ticket: string): Socket {
  const socket = new Socket(`${apiUrl.replace('http', 'ws')}/socket`, {
    // the client only needs the standard part of it
    transport: WebSocket as unknown as new (endpoint: string) => object,
    params: { ticket },
  });
  socket.connect();
  return socket;
}

interface JoinOutcome {
  status: string;
  response: { reason?: string } & Record<string, unknown>;
}

export const join = (channel: Channel): Promise<JoinOutcome> =>
  new Promise((resolve) => {
    const answer = (status: string) => (response: JoinOutcome['response']) => resolve({ status, response });
    channel
      .join(PATIENCE_MS)
      .receive('ok', answer('ok'))
      .receive('error', answer('error'))
      .receive('timeout', () => resolve({ status: 'timeout', response: {} }));
  });

/** the next event of that name, or the next one that is meant */
export const next = <T>(
  channel: Channel,
  event: ChatEventName | 'presence',
  isMeant: (payload: T) => boolean = () => true,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${event} came`)), PATIENCE_MS);
    const ref = channel.on(event, (payload: T) => {
      if (!isMeant(payload)) return;
      clearTimeout(timer);
      channel.off(event, ref);
      resolve(payload);
    });
  });
