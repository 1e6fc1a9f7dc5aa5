import type { FoundPlace } from './find-places.ts';
import type { NamedPlace } from './gazetteer.ts';
import type { Parts } from './part.ts';

/** kilometres */
const NEAR_KM = 100;
const PARAMETER: Readonly<Record<string, string>> = {
  continents: 'continent',
  countries: 'countries',
  regions: 'regions',
  cities: 'cities',
  showplaces: 'showplace',
  water_objects: 'waterObject',
};

const isInside = (place: NamedPlace, other: NamedPlace): boolean =>
  place.id !== other.id &&
  (other.kind === 'continents'
    ? place.continentId === other.continentId
    : place.countryId === other.id || place.parentId === other.id);

/** Where, and which kinds of tours. One place is the listing's own, several are ticked; of a country and a town in it the town counts. */
export function addPlaces(parts: Parts, found: readonly FoundPlace[]): void {
  const once = [...new Map(found.map((one) => [one.place.id, one])).values()];
  const kinds = once.filter(({ place }) => !PARAMETER[place.kind]);
  addKinds(parts, kinds);
  const where = once.filter(({ place }) => PARAMETER[place.kind]);
  const near = where.find(({ isNear, place }) => isNear && place.at);
  if (near?.place.at) {
    const { name, slug, at } = near.place;
    parts.add({
      id: 'place',
      filter: { placeName: name, lat: at.lat.toFixed(4), lng: at.lng.toFixed(4), radius: String(NEAR_KM) },
      name,
      slug,
      isNear: true,
      isGuess: near.isGuess,
    });
    return;
  }
  const narrow = where.filter(({ place }) => !where.some((other) => isInside(other.place, place)));
  const [first] = narrow;
  if (!first) return;
  // a listing is of one part of the world at most
  if (first.place.kind === 'continents') {
    const { name, continentId } = first.place;
    parts.add({ id: 'place', filter: { continent: `${continentId}` }, name, slug: '', isGuess: first.isGuess });
    return;
  }
  if (narrow.length === 1) {
    const { name, slug } = first.place;
    parts.add({ id: 'place', filter: { slug }, name, slug, isGuess: first.isGuess });
    return;
  }
  // lists of different kinds would have to hold at once: no tour is in Georgia and in Oslo
  for (const { place, isGuess } of narrow.filter(({ place: { kind } }) => kind === first.place.kind)) {
    const { id, kind, name, slug } = place;
    parts.add({ id: `place-${id}`, filter: { [PARAMETER[kind] ?? kind]: String(id) }, name, slug, isGuess });
  }
}

function addKinds(parts: Parts, kinds: readonly FoundPlace[]): void {
  for (const { place, isGuess } of kinds) {
    const { id, name, slug } = place;
    parts.add({ id: `kind-${id}`, filter: { restKinds: String(id) }, name, slug, isGuess });
  }
}
