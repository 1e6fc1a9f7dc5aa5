import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { World } from '@cairn/api/testing/request/world';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { startWriters } from './writers.ts';

const BOOKING = '/crm/api/request/create';
const WORLD: World = {
  ...{ organizerId: 1, tourId: 2, departureId: 3, singleVariantId: 4, singleDelta: 0, organizerToken: '' },
  shown: {
    start: '2027-06-01',
    end: '2027-06-08',
    price: 1,
    discount_percent: 0,
    prepayment_percent: 20,
    balance_due_on: null,
  },
};
let node: Server;
/** paths of what was written */
let asked: string[];
let onBooking: () => void;
let tries: number;

beforeEach(async () => {
  asked = [];
  tries = 0;
  onBooking = () => undefined;
  node = createServer((request, response) => {
    asked.push(request.url ?? '');
    request.resume();
    response.writeHead(200).end('{}');
    if (request.url === BOOKING) onBooking();
  });
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  node.closeAllConnections();
  node.close();
});

const start = (newcomer: (tries: number) => string | undefined) =>
  startWriters({
    apiUrl: `http://127.0.0.1:${(node.address() as AddressInfo).port}`,
    rooms: [{ chatId: 7, accounts: [{ id: 1, token: 'token' }] }],
    world: WORLD,
    async newcomer() {
      tries += 1;
      const token = newcomer(tries);
      if (token === undefined) throw new Error('the database is away');
      return token;
    },
    everyMs: 1,
  });

it('somebody new is tried until the database takes them', async () => {
  const booked = new Promise<void>((resolve) => {
    onBooking = resolve;
  });
  const writers = start((count) => (count > 2 ? 'token' : undefined));
  await booked;
  await writers.stop();
  expect(tries).toBeGreaterThan(2);
});

it('a database that takes nobody until the end is tried no longer than that', async () => {
  let writers: ReturnType<typeof start> | undefined;
  const third = new Promise<void>((resolve) => {
    writers = start((count) => {
      if (count === 3) resolve();
      return undefined;
    });
  });
  await third;
  await writers?.stop();
  expect(asked).not.toContain(BOOKING);
});
