import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { booking } from '@cairn/shared-contracts/api/request.schema';
import { describe, expect, it } from '@jest/globals';
import { useKilledProgram } from './testing/killed.ts';
import { createUser, createWorld, freeSeats, type World } from './testing/world.ts';

const REQUESTS = 100;
const AT_ONCE = 20;
const KILL_AFTER = 30;

describe('the api is killed while tourists request seats', () => {
  const killed = useKilledProgram();

  /** @returns undefined when nobody answered, or only that it cannot be done now */
  const request = async (world: World, token: string, key: string): Promise<string | undefined> => {
    const { program } = killed();
    const asked = { idempotency_key: key, tour_id: world.tourId, date_id: world.departureId };
    const answer = await fetch(`${program.url()}/crm/api/request/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-authorization': token },
      body: JSON.stringify({ ...asked, shown: world.shown, tourists_count: 1 }),
    })
      .then(async (one) => ({ status: one.status, body: await one.json() }))
      .catch(() => undefined);
    if (!answer || answer.status >= 500) return undefined;
    expect(answer).toMatchObject({ status: 200 });
    return booking.parse(answer.body).uuid;
  };
  /** as a page does it: until there is an answer */
  const untilAnswered = async (world: World, token: string, key: string): Promise<string> => {
    for (;;) {
      const uuid = await request(world, token, key);
      if (uuid) return uuid;
      await wait(20);
    }
  };

  it('every acknowledged request is there afterwards, none is booked twice, and the seats add up', async () => {
    const { home, program } = killed();
    const world = await createWorld(home.services, { seats: 200 });
    const keys = Array.from({ length: REQUESTS }, (): string => randomUUID());
    const tokens = new Map<string, string>();
    for (const key of keys) tokens.set(key, (await createUser(home.services)).token);
    const tokenOf = (key: string): string => tokens.get(key) ?? '';
    const acknowledged = new Map<string, string>();
    const waiting = [...keys];
    // a few at a time: the kill falls into the middle, however late this process hears of the answers
    const tourist = async () => {
      for (let key = waiting.shift(); key; key = waiting.shift()) {
        const uuid = await request(world, tokenOf(key), key);
        if (uuid) acknowledged.set(key, uuid);
        if (uuid && acknowledged.size === KILL_AFTER) await program.kill();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, tourist));
    expect(acknowledged.size).toBeGreaterThanOrEqual(KILL_AFTER);
    expect(acknowledged.size).toBeLessThan(REQUESTS);

    await program.start();
    const rows = await home.db.selectFrom('requests').select(['uuid', 'idempotency_key']).execute();
    const saved = new Map(rows.map(({ idempotency_key, uuid }) => [idempotency_key, uuid]));
    for (const [key, uuid] of acknowledged) expect(saved.get(key)).toBe(uuid);
    expect(await freeSeats(home.db, world.departureId)).toBe(200 - rows.length);

    // the tourists who got no answer try again with the same keys
    const repeated = await Promise.all(keys.map((key) => untilAnswered(world, tokenOf(key), key)));
    expect(new Set(repeated).size).toBe(REQUESTS);
    for (const [key, uuid] of acknowledged) expect(repeated[keys.indexOf(key)]).toBe(uuid);
    expect(await freeSeats(home.db, world.departureId)).toBe(200 - REQUESTS);
  }, 480_000);
});
