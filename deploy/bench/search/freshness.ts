import { Agent } from 'node:http';
import type { DatabaseHandle } from '@cairn/api/database';
import { call } from './http-load.ts';
import { type Latency, latencyOf } from './percentiles.ts';

const GIVE_UP_MS = 10_000;
/** no tour of the demo data costs so much or lasts so long */
const HIGH_PRICE = 190_000;

interface Change {
  make(): Promise<unknown>;
  /** finds the tour only once the change is known */
  query: Record<string, string>;
}

/** a name, a price, the last free seats: what a tour, a departure and a booking change */
function changesOf(db: DatabaseHandle, tour: { id: number; lat: number; lng: number }, round: number): Change[] {
  const word = `zq${round.toString(36)}x${tour.id.toString(36)}q`;
  const units = HIGH_PRICE + (round % 1000);
  const departures = () => db.updateTable('departures').where('tour_id', '=', tour.id);
  const around = { lat: String(tour.lat), lng: String(tour.lng), radius: '1' };
  return [
    {
      make: () =>
        db
          .updateTable('tours')
          .set({ name: `Freshly named ${word}` })
          .where('id', '=', tour.id)
          .execute(),
      query: { placeName: word },
    },
    {
      make: () =>
        departures()
          .set({ price: units * 100, discount: null })
          .execute(),
      query: { priceMin: String(units), priceMax: String(units), ...around },
    },
    {
      make: () => departures().set({ free_seats: 0 }).execute(),
      // a price without dates stays when nothing can be booked: dates ask for a free seat
      query: { priceMin: String(units), priceMax: String(units), ...around, dateTo: '2099-12-31' },
    },
  ];
}

/** Milliseconds from the end of a change's transaction until a call to the api shows it. */
export async function measureFreshness(db: DatabaseHandle, apiUrl: string, rounds: number): Promise<Latency> {
  const agent = new Agent({ keepAlive: true });
  const tours = await db
    .selectFrom('tours')
    .select(['id', 'lat', 'lng'])
    .where('type', '=', 1)
    .where('currency', '=', 'EUR')
    .where('id', '>', 1000)
    .orderBy('id', 'desc')
    .limit(rounds)
    .execute();
  const times: number[] = [];
  for (const [round, tour] of tours.entries()) {
    const names = await db.selectFrom('tours').select('name').where('id', '=', tour.id).executeTakeFirstOrThrow();
    const before = await db
      .selectFrom('departures')
      .select(['id', 'price', 'free_seats', 'discount'])
      .where('tour_id', '=', tour.id)
      .execute();
    for (const [kind, { make, query }] of changesOf(db, tour, round).entries()) {
      await make();
      const since = performance.now();
      const isSeats = kind === 2;
      for (;;) {
        const { body } = await call(agent, `${apiUrl}/spa/tours?${new URLSearchParams(query)}`, 'EUR');
        // an answer of our own api
        const { total } = JSON.parse(body) as { total: number };
        if (total === (isSeats ? 0 : 1)) break;
        if (performance.now() - since > GIVE_UP_MS) throw new Error(`a change of tour ${tour.id} was never seen`);
      }
      times.push(performance.now() - since);
    }
    await db.updateTable('tours').set({ name: names.name }).where('id', '=', tour.id).execute();
    for (const { id, price, free_seats, discount } of before) {
      const json = discount && JSON.stringify(discount);
      await db.updateTable('departures').set({ price, free_seats, discount: json }).where('id', '=', id).execute();
    }
  }
  agent.destroy();
  return latencyOf(times);
}
