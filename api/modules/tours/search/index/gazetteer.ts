import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../platform/db-types.ts';
import type { SuggestionKind } from '../tour-search.ts';
import type { SectionReader, SectionWriter } from './snapshot/sections.ts';

export interface IndexedPlace {
  id: number;
  kind: SuggestionKind;
  name: string;
  slug: string;
  words: string[];
}
export interface IndexedOrganizer {
  id: number;
  words: string[];
  legalType: number;
}

/** What tours refer to: some thousands of rows, read whole. */
export interface Gazetteer {
  places: ReadonlyMap<number, IndexedPlace>;
  organizers: ReadonlyMap<number, IndexedOrganizer>;
  /** country → part of the world */
  worldParts: ReadonlyMap<number, number>;
}

export const messageText = (folded: string): string[] => (folded === '' ? [] : folded.split(' '));

export async function readGazetteer(db: Kysely<Database>): Promise<Gazetteer> {
  const places = await sql<{ id: number; kind: SuggestionKind; name: string; slug: string; folded: string }>`
    SELECT id, kind, name, slug, folded(name || ' ' || other_names) AS folded FROM places`.execute(db);
  const organizers = await sql<{ id: number; folded: string; legal_type: number }>`
    SELECT id, folded(name || ' ' || person) AS folded, legal_type FROM organizers`.execute(db);
  const countries = await db.selectFrom('countries').select(['place_id', 'world_part_id']).execute();
  return {
    places: new Map(places.rows.map(({ folded, ...place }) => [place.id, { ...place, words: messageText(folded) }])),
    organizers: new Map(
      organizers.rows.map(({ id, folded, legal_type }) => [
        id,
        { id, words: messageText(folded), legalType: legal_type },
      ]),
    ),
    worldParts: new Map(countries.map(({ place_id, world_part_id }) => [place_id, world_part_id])),
  };
}

export function saveGazetteer({ places, organizers, worldParts }: Gazetteer, to: SectionWriter): void {
  to.json('gazetteer.places', [...places.values()]);
  to.json('gazetteer.organizers', [...organizers.values()]);
  to.json('gazetteer.worldParts', [...worldParts]);
}

export function savedGazetteer(from: SectionReader): Gazetteer {
  const places = from.json<IndexedPlace[]>('gazetteer.places');
  const organizers = from.json<IndexedOrganizer[]>('gazetteer.organizers');
  return {
    places: new Map(places.map((place) => [place.id, place])),
    organizers: new Map(organizers.map((organizer) => [organizer.id, organizer])),
    worldParts: new Map(from.json<[country: number, part: number][]>('gazetteer.worldParts')),
  };
}
