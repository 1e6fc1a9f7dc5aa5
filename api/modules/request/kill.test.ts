import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { booking } from '@cairn/shared-contracts/api/request.schema';
import { describe, expect, it } from '@jest/globals';
import { useKilledProgram } from './testing/killed.ts';
import { createUser, createWorld, freeSeats, type World } from './testing/world.ts';

const REQUESTS = 100;
const KILL_AFTER = 30;

describe('the api is killed while tourists request seats', () => {
  const killed = useKilledProgram();

  const request = async (world: World, token: string, key: string): Promise<string | undefined> => {
    const { program } = killed();
    const answer = await fetch(`${program.url()}/crm/api/request/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-authorization': token },
      body: JSON.stringify({
        idempotency_key: key,
        tour_id: world.tourId,
        date_id: world.departureId,
        shown: world.shown,
        tourists_count: 1,
      }),
    });
    return answer.ok ? booking.parse(await answer.json()).uuid : undefined;
  };

  it('every acknowledged request is there afterwards, none is booked twice, and the seats add up', async () => {
    const { home, program } = killed();
    const world = await createWorld(home.services, { seats: 200 });
    const keys = Array.from({ length: REQUESTS }, (): string => randomUUID());
    const tokens = new Map<string, string>();
    for (const key of keys) tokens.set(key, (await createUser(home.services)).token);
    const tokenOf = (key: string): string => tokens.get(key) ?? '';
    const acknowledged = new Map<string, string>();
    await Promise.allSettled(
      keys.map(async (key, index) => {
        // a few at a time, so that the kill falls into the middle
        await wait(index * 4);
        const uuid = await request(world, tokenOf(key), key);
        if (uuid) acknowledged.set(key, uuid);
        if (acknowledged.size === KILL_AFTER) await program.kill();
      }),
    );
    expect(acknowledged.size).toBeGreaterThanOrEqual(KILL_AFTER);
    expect(acknowledged.size).toBeLessThan(REQUESTS);

    await program.start();
    const rows = await home.db.selectFrom('requests').select(['uuid', 'idempotency_key']).execute();
    const saved = new Map(rows.map(({ idempotency_key, uuid }) => [idempotency_key, uuid]));
    for (const [key, uuid] of acknowledged) expect(saved.get(key)).toBe(uuid);
    expect(await freeSeats(home.db, world.departureId)).toBe(200 - rows.length);

    // the tourists who got no answer try again with the same keys
    const repeated = await Promise.all(keys.map((key) => request(world, tokenOf(key), key)));
    expect(repeated.map((uuid) => typeof uuid)).toEqual(keys.map(() => 'string'));
    expect(new Set(repeated).size).toBe(REQUESTS);
    for (const [key, uuid] of acknowledged) expect(repeated[keys.indexOf(key)]).toBe(uuid);
    expect(await freeSeats(home.db, world.departureId)).toBe(200 - REQUESTS);
  }, 120_000);
});
