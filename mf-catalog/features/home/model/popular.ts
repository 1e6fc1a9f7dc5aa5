import type { PlaceCard } from '@cairn/shared-contracts/api/tours.schema';

const TILES = 5;
const LINKS = 6;

/** Popular places: the first countries become tiles, regions (or, without any, further places) the links under the finder. */
export function splitPopular(places: readonly PlaceCard[]): { tiles: PlaceCard[]; links: PlaceCard[] } {
  const countries = places.filter(({ kind }) => kind === 'countries');
  const tiles = (countries.length > 0 ? countries : places).slice(0, TILES);
  const others = places.filter((place) => !tiles.includes(place));
  const links = [...others]
    .sort((a, b) => Number(a.kind === 'countries') - Number(b.kind === 'countries'))
    .slice(0, LINKS);
  return { tiles, links };
}
