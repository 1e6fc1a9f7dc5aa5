import { createHash } from 'node:crypto';
import type { Services } from '../../platform/services.ts';
import type { ProgramEdition } from '../../platform/stored-json.ts';

export interface EditionOf {
  tourId: number;
  /** uuid of an individual tour: its own departure instead of the public ones */
  offer: string | null;
}

/** A tour's program, dates and prices as they are now. */
export async function readEdition({ db, clock }: Services, { tourId, offer }: EditionOf): Promise<ProgramEdition> {
  const days = await db
    .selectFrom('tour_days')
    .select(['day', 'title', 'body', 'distance_km', 'ascent_m', 'hours', 'sleep', 'meals'])
    .where('tour_id', '=', tourId)
    .orderBy('day')
    .execute();
  const departures = await db
    .selectFrom('all_departures as d')
    .leftJoin('individual_tours as i', 'i.id', 'd.individual_id')
    .select(['d.id', 'd.starts_on', 'd.ends_on', 'd.price', 'd.discount'])
    .where('d.tour_id', '=', tourId)
    .where('i.uuid', offer === null ? 'is' : '=', offer)
    .where('d.starts_on', '>', clock.today())
    .orderBy('d.id')
    .execute();
  return {
    program: createHash('sha256').update(JSON.stringify(days)).digest('base64url'),
    departures: departures.map(({ id, starts_on, ends_on, price, discount }) => ({
      ...{ id, start: starts_on, end: ends_on, price },
      discount: discount?.percent ?? 0,
    })),
  };
}

type Departure = ProgramEdition['departures'][number];

const areAlike = (a: Departure, b: Departure): boolean =>
  a.start === b.start && a.end === b.end && a.price === b.price && a.discount === b.discount;

/** Whether a reader of one edition should hear of the other. A departure that has begun since is no news. */
export function isNews(seen: ProgramEdition, now: ProgramEdition, today: string): boolean {
  if (seen.program !== now.program) return true;
  const before = new Map(seen.departures.filter(({ start }) => start > today).map((date) => [date.id, date]));
  return (
    before.size !== now.departures.length ||
    now.departures.some((date) => {
      const known = before.get(date.id);
      return !known || !areAlike(known, date);
    })
  );
}
