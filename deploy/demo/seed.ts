import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '@cairn/api/database-types';
import { type Kysely, sql } from 'kysely';
import type { ArticleSubject } from './content/article-tours.ts';
import { buildAtlas } from './content/atlas/build.ts';
import { generateTours } from './content/tours/generator.ts';
import type { DemoTour } from './content/tours/model.ts';
import { insertAccounts } from './seeding/accounts.ts';
import { insertClimate } from './seeding/climate.ts';
import { insertEditorial } from './seeding/editorial.ts';
import { insertOrganizers } from './seeding/organizers.ts';
import { insertPlaces } from './seeding/places.ts';
import { insertTalks } from './seeding/talks.ts';
import { BATCH, countForOrganizers, insertTours } from './seeding/tours.ts';
import { insertTravelled } from './seeding/travelled.ts';

export interface DemoOptions {
  /** The same seed gives the same world. */
  readonly seed: string;
  readonly tours: number;
  /** 'YYYY-MM-DD': departures lie after it, reviews before it. */
  readonly today: string;
  readonly onProgress?: (step: string) => void;
}

/** Articles link to tours of their subject; so many are remembered while the tours stream by. */
const REMEMBERED_TOURS = 600;
/** Statistics are renewed whenever there are so many times more tours. */
const GROWTH = 4;
/** Progress lines while tours are loaded. */
const REPORTS = 10;

/** Fills the empty tables with the demo world, in one transaction: either all of it is there or nothing. */
export async function seedDemo(
  db: Kysely<Database>,
  { seed, tours, today, onProgress = () => {} }: DemoOptions,
): Promise<void> {
  const atlas = buildAtlas();
  await db.transaction().execute(async (trx) => {
    await insertPlaces(trx, atlas);
    await insertClimate(trx, atlas);
    await insertOrganizers(trx, atlas, seed, today);
    await sql`ANALYZE places, organizers`.execute(trx);
    onProgress(`${atlas.places.length} places and ${atlas.organizers.length} organizers`);
    const subjects: ArticleSubject[] = [];
    let done = 0;
    let reported = 0;
    let analyzed = 0;
    const insert = async (batch: readonly DemoTour[]) => {
      await insertTours(trx, batch);
      done += batch.length;
      // Checks of foreign keys keep the plan they were first made with. Made for a table of a few rows it reads all of them, and fifty
      // thousand tours would take hours; fresh statistics make the database think again.
      if (done > analyzed * GROWTH) {
        analyzed = done;
        await sql`ANALYZE tours`.execute(trx);
      }
      if (done === tours || done >= reported + tours / REPORTS) {
        reported = done;
        onProgress(`${done} of ${tours} tours`);
      }
    };
    // the database takes one batch in while the next is written
    let inserting = Promise.resolve();
    const handOver = async (batch: readonly DemoTour[]) => {
      await inserting;
      inserting = insert(batch);
      // whoever waits for it hears of its failure
      inserting.catch(() => {});
    };
    let batch: DemoTour[] = [];
    for (const tour of generateTours(atlas, { seed, tours, today })) {
      if (subjects.length < REMEMBERED_TOURS)
        subjects.push({
          id: tour.id,
          style: tour.style,
          land: tour.land,
          days: tour.days,
          maxAltitude: tour.maxAltitude,
        });
      batch.push(tour);
      if (batch.length === BATCH) {
        await handOver(batch);
        batch = [];
      }
      // between two tours the database is given its next statement
      await nextTurn();
    }
    if (batch.length > 0) await handOver(batch);
    await inserting;
    await countForOrganizers(trx);
    await insertAccounts(trx, atlas, today);
    await insertTalks(trx, atlas, seed, today);
    await insertTravelled(trx, today);
    await insertEditorial(trx, subjects, today);
    onProgress('articles, accounts and rates');
  });
}
