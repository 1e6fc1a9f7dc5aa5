import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { afterAll, beforeAll } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { type Client, createClient } from '../../request/testing/client.ts';
import { createUser, createWorld, type World } from '../../request/testing/world.ts';

export const BASE = '/crm/api/back-office';
const DAY_MS = 86_400_000;
export const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

export type Answered = Booking & ErrorBody;

/** The back office of a test's own api: who comes there, and what they do. What it holds is there once the tests run. */
export function useOffice() {
  let started: TestApi | undefined;
  beforeAll(async () => {
    started = await startTestApi();
  });
  afterAll(() => started?.close());
  const api = (): TestApi => {
    if (!started) throw new Error('nothing runs before the tests do');
    return started;
  };
  const guest = (): Client => createClient(api().url);
  return {
    get api() {
      return api();
    },
    get guest() {
      return guest();
    },
    admin: async () => guest().as((await createUser(api().services, { role: 'admin' })).token),
    seller: (world: Pick<World, 'organizerToken'>) => guest().as(world.organizerToken),
    act: (by: Client, action: string, body: object) => by.post<Answered>(`${BASE}/request/${action}`, body),
    /** a request for two, in a market of its own if none is given */
    async requested(world?: World) {
      const where = world ?? (await createWorld(api().services));
      const tourist = await createUser(api().services);
      const client = guest().as(tourist.token);
      const { body } = await client.post<Answered>('/crm/api/request/create', {
        ...{ idempotency_key: randomUUID(), tour_id: where.tourId, date_id: where.departureId },
        ...{ tourists_count: 2, shown: where.shown },
      });
      return { world: where, tourist, client, id: body.id, uuid: body.uuid };
    },
  };
}
