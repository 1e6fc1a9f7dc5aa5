import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Channel, Socket } from 'phoenix';
import { WebSocket } from 'ws';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { createClient } from '../request/testing/client.ts';
import { confirmCard, confirmedBooking, GOOD_CARD, openPayment } from './testing/payments.ts';

const PATIENCE_MS = 5_000;

describe('payments told by the socket', () => {
  let api: TestApi;
  let socket: Socket | undefined;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(async () => {
    socket?.disconnect();
    await api.close();
  });

  const join = (channel: Channel): Promise<string> =>
    new Promise((resolve) => {
      channel
        .join(PATIENCE_MS)
        .receive('ok', () => resolve('ok'))
        .receive('error', ({ reason }: { reason: string }) => resolve(reason));
    });

  it('whoever has the link hears of this booking’s payments, and of nothing else', async () => {
    const [booking, other] = [await confirmedBooking(api), await confirmedBooking(api)];
    const { body } = await createClient(api.url).post<{ ticket: string }>('/crm/api/payment/socket-ticket', {
      uuid: booking.uuid,
    });
    socket = new Socket(`${api.url.replace('http', 'ws')}/socket`, {
      // the client only needs the standard part of it
      transport: WebSocket as unknown as new (endpoint: string) => object,
      params: { ticket: body.ticket },
    });
    socket.connect();
    const channel = socket.channel(`payments:${booking.uuid}`);
    expect(await join(channel)).toBe('ok');
    expect(await join(socket.channel(`payments:${other.uuid}`))).toBe('unauthorized');
    expect(await join(socket.channel('user:1'))).toBe('unauthorized');
    const heard = new Promise((resolve) => channel.on('payment_changed', resolve));
    const payment = await openPayment(api, booking.uuid);
    await confirmCard(api, payment, GOOD_CARD);
    expect(await heard).toEqual({ payment: payment.id });
  });

  it.each(['', 'pay.x.1.y', 'pay.x.99999999999999.y'])('a ticket like %j opens nothing', async (ticket) => {
    const turned = new WebSocket(
      `${api.url.replace('http', 'ws')}/socket/websocket?vsn=2.0.0&ticket=${encodeURIComponent(ticket)}`,
    );
    const status = await new Promise((resolve) => {
      turned.on('unexpected-response', (_request, response) => resolve(response.statusCode));
      turned.on('open', () => resolve(200));
      turned.on('error', () => {});
    });
    turned.terminate();
    expect(status).toBe(403);
  });
});
