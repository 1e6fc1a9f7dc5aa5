import type { DatabaseHandle } from '@cairn/api/database';
import { sql } from 'kysely';
import { PICTURES, VIDEOS } from '../../shell/pages/kit/samples.ts';

/** of the components' gallery (/dev/kit), which no tour has */
const SAMPLES = [...PICTURES, ...VIDEOS].flatMap(({ src }) => /\/media\/(art\/[^/]+)\//.exec(src ?? '')?.[1] ?? []);

/** what was added meanwhile is looked for at most so often, whatever is asked */
const RELOAD_MS = 5_000;

/** wherever pictures are stored: tours, their days and stays, reviews, places, organizers, articles and their authors */
async function readKeys(db: DatabaseHandle): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    SELECT DISTINCT jsonb_path_query(said, '$.**.key ? (@.type() == "string" && @ starts with "art/")') #>> '{}' AS key
    FROM (
      SELECT images AS said FROM tours UNION ALL SELECT details FROM tours
      UNION ALL SELECT images FROM tour_days UNION ALL SELECT images FROM reviews
      UNION ALL SELECT picture FROM places UNION ALL SELECT cover FROM organizers UNION ALL SELECT avatar FROM organizers
      UNION ALL SELECT cover FROM blog_posts UNION ALL SELECT blocks FROM blog_posts
      UNION ALL SELECT portrait FROM journal_authors
    ) AS stored`.execute(db);
  return new Set([...SAMPLES, ...rows.map(({ key }) => key)]);
}

/**
 * Landscapes are drawn of any words, for a second or two of processor time each: only those that the site shows are. What is asked for
 * beside them costs a look into a table in memory, and the database one question in five seconds at most.
 */
export function knownArt(db: DatabaseHandle, now: () => number = () => performance.now()) {
  let keys: Promise<ReadonlySet<string>> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  return async (key: string): Promise<boolean> => {
    if ((await keys)?.has(key)) return true;
    if (now() - readAt >= RELOAD_MS) {
      readAt = now();
      const before = keys;
      keys = readKeys(db).catch((error: unknown) => {
        keys = before;
        throw error;
      });
    }
    return (await keys)?.has(key) ?? false;
  };
}
