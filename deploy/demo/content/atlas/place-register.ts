import type { PlaceKind } from '@cairn/shared-contracts/domain/enumerations';
import { slugOf } from '../slug.ts';
import type { PlaceEntry } from './model.ts';

/** Each kind has a range of ids of its own, so that one more country moves no city. */
const FIRST_ID: Readonly<Record<PlaceKind, number>> = {
  countries: 1,
  regions: 1001,
  cities: 2001,
  rest_kinds: 9001,
  collections: 9201,
  showplaces: 10_001,
  water_objects: 20_001,
  ships: 21_001,
};

interface NewPlace
  extends Pick<PlaceEntry, 'kind' | 'name' | 'position'>,
    Partial<Pick<PlaceEntry, 'parentId' | 'countryId' | 'at'>> {
  /** Makes the address unique where another place has the name already. */
  readonly hint?: string;
  /** Address, when it is not made from the name. */
  readonly slug?: string;
}

export interface PlaceRegister {
  readonly places: readonly PlaceEntry[];
  add(place: NewPlace): PlaceEntry;
}

/** Gives places their ids and addresses; no two places share an address, whatever their kind. */
export function createPlaceRegister(): PlaceRegister {
  const places: PlaceEntry[] = [];
  const taken = new Set<string>();
  const counts = new Map<PlaceKind, number>();

  const addressOf = (name: string, kind: PlaceKind, hint: string): string => {
    const wanted = slugOf(name) || slugOf(hint);
    const ending = kind.replace('_', '-');
    const long = `${wanted}-${slugOf(hint)}-${ending}`;
    const candidates = [wanted, `${wanted}-${slugOf(hint)}`, `${wanted}-${ending}`, long];
    // An address that ends in -digits would be read as a tour.
    const free = candidates.find((candidate) => !taken.has(candidate) && !/-\d+$/.test(candidate));
    return free ?? `${long}-no${taken.size}x`;
  };

  return {
    places,
    add({ kind, name, position, hint = kind, slug, parentId = null, countryId = null, at = null }) {
      const count = counts.get(kind) ?? 0;
      counts.set(kind, count + 1);
      const address = slug && !taken.has(slug) ? slug : addressOf(name, kind, hint);
      taken.add(address);
      const place: PlaceEntry = {
        id: FIRST_ID[kind] + count,
        kind,
        name,
        slug: address,
        parentId,
        countryId,
        at,
        position,
      };
      places.push(place);
      return place;
    },
  };
}
