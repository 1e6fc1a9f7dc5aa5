import { sql } from 'kysely';
import type { Services } from '../../platform/services.ts';
import type { ChangeSource } from '../tours/search/tour-search.ts';
import { Gazetteer, type NamedPlace } from './gazetteer.ts';

/** names change once in a while; departures and counts need not be fresh here */
/** older than this it serves nobody */
const OLD_MS = 10 * 60_000;
const KEPT_MS = 60_000;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** what people there call their country, "Sakartvelo": of all that it is found by, the words that none of its names in the site's languages has */
function endonyms(names: readonly string[], otherNames: string): string[] {
  const known = new Set(names.flatMap(wordsOf));
  return wordsOf(otherNames).filter((word) => !known.has(word));
}

/** parts of the world have numbers of their own, below those of places */
export const continentNumber = (worldPartId: number): number => -worldPartId;

export async function readPlaces({ db }: Services): Promise<NamedPlace[]> {
  const { rows } = await sql<
    Omit<NamedPlace, 'names' | 'at'> & {
      names: string[] | null;
      other_names: string;
      lat: number | null;
      lng: number | null;
    }
  >`
    WITH used AS (
      SELECT place_id, count(*)::int AS tours, avg(lat) AS lat, avg(lng) AS lng FROM (
        SELECT tp.place_id, t.lat, t.lng FROM tour_places tp JOIN tours t ON t.id = tp.tour_id
        UNION ALL SELECT t.country_id, t.lat, t.lng FROM tours t
        UNION ALL SELECT t.region_id, t.lat, t.lng FROM tours t WHERE t.region_id IS NOT NULL
      ) of_places GROUP BY place_id
    )
    SELECT p.id, p.kind, p.name, p.slug, p.parent_id AS "parentId", p.country_id AS "countryId",
      c.world_part_id AS "continentId", p.other_names,
      (SELECT array_agg(said) FROM jsonb_each_text(p.names) called(code, said)) AS names,
      coalesce(u.tours, 0) AS tours, coalesce(p.lat, u.lat) AS lat, coalesce(p.lng, u.lng) AS lng
    FROM places p LEFT JOIN used u ON u.place_id = p.id
      LEFT JOIN countries c ON c.place_id = coalesce(p.country_id, p.id)
    WHERE p.kind <> 'ships'
    UNION ALL
    -- numbered as continentNumber says
    SELECT -w.id, 'continents', w.name, '', NULL, NULL, w.id, w.other_names,
      (SELECT array_agg(said) FROM jsonb_each_text(w.names) called(code, said)),
      (SELECT count(*)::int FROM tours t JOIN countries c ON c.place_id = t.country_id WHERE c.world_part_id = w.id),
      NULL, NULL
    FROM world_parts w`.execute(db);
  // 30 MB of memory that a process which reads no sentences does without
  const { pinyinOf } = await import('../places/other-names.ts');
  return rows.map(({ lat, lng, names, other_names, ...place }) => ({
    ...place,
    names: names ?? [],
    typed: [
      ...(names ?? []).flatMap(pinyinOf),
      ...(place.kind === 'countries' ? endonyms(names ?? [], other_names) : []),
    ],
    at: lat === null || lng === null ? null : { lat, lng },
  }));
}

/**
 * The gazetteer, made once in a while: after word of changes, where there is any, and every minute of use. Whoever needs it then has the
 * one before, unless nobody has used it for long.
 */
export function createGazetteerSource(
  read: () => Promise<NamedPlace[]>,
  changes: ChangeSource | undefined,
  now: () => number = Date.now,
): () => Promise<Gazetteer> {
  let made: { at: number; gazetteer: Gazetteer } | undefined;
  let making: Promise<Gazetteer> | undefined;
  changes?.subscribe({
    tours() {},
    everything() {
      made = undefined;
      making = undefined;
    },
  });

  function make(): Promise<Gazetteer> {
    const mine = read()
      .then((places) => {
        const gazetteer = new Gazetteer(places);
        // what was read before word of a change is not wanted after it
        if (making === mine) made = { at: now(), gazetteer };
        return gazetteer;
      })
      .finally(() => {
        if (making === mine) making = undefined;
      });
    making = mine;
    return mine;
  }

  return async () => {
    const age = made ? now() - made.at : Number.POSITIVE_INFINITY;
    if (made && age < KEPT_MS) return made.gazetteer;
    const fresh = making ?? make();
    if (!made || age > OLD_MS) return fresh;
    // the next one has it; a failed one is tried again then
    fresh.catch(() => undefined);
    return made.gazetteer;
  };
}
