import type { Contacts } from '@cairn/shared-contracts/api/site.schema';
import { orderMessengers } from '@cairn/shared-contracts/domain/messengers';
import type { Site } from '@cairn/shared-contracts/domain/site';
import type { Services } from '../../platform/services.ts';

/** Where somebody is; 0 is not known. */
export interface Place {
  city_id: number;
  country_id: number;
}
interface Entity {
  id: number;
  kind: 'country' | 'city';
}

const isFor = (entity: Entity, { city_id, country_id }: Place): boolean =>
  entity.id === (entity.kind === 'city' ? city_id : country_id);

/** the nearer the better: a city's own before its country's before what is for all */
const distance = (entity: Entity | undefined): number => (entity ? ['city', 'country'].indexOf(entity.kind) : 2);

/** what is for this place, the nearest first; with `all` also what is for others */
export function forPlace<Item extends { entity?: Entity | undefined }>(
  items: readonly Item[],
  place: Place,
  all = false,
): Item[] {
  return items
    .filter(({ entity }) => all || !entity || isFor(entity, place))
    .toSorted((a, b) => distance(a.entity) - distance(b.entity));
}

/** Contacts and messengers of specification §3 for a place. */
export function contactsOf(site: Site, place: Place, all: boolean): Contacts {
  const { email, phones } = site.contacts;
  const shown = forPlace(phones, place, all);
  return {
    email,
    // an absent key, not an undefined one: that is how the contract says "for all"
    phones: shown.map(({ entity, ...phone }) => (entity ? { ...phone, entity } : phone)),
    has_other_phones: shown.length < phones.length,
    messengers: orderMessengers(site.messengers, site.russianIsAvailable),
  };
}

/** The same with the names of the places that its phones are for, and their countries: a configuration has only their numbers. */
export async function withPlaceNames({ db }: Pick<Services, 'db'>, contacts: Contacts): Promise<Contacts> {
  const ids = contacts.phones.flatMap(({ entity }) => (entity ? [entity.id] : []));
  if (ids.length === 0) return contacts;
  const rows = await db
    .selectFrom('places as p')
    .leftJoin('countries as c', (join) => join.on('c.place_id', '=', (eb) => eb.fn.coalesce('p.country_id', 'p.id')))
    .select(['p.id', 'p.name', 'c.iso2'])
    .where('p.id', 'in', ids)
    .execute();
  const places = new Map(rows.map(({ id, name, iso2 }) => [id, { name, ...(iso2 ? { iso2 } : {}) }]));
  const phones = contacts.phones.map((phone) =>
    phone.entity ? { ...phone, entity: { ...phone.entity, ...places.get(phone.entity.id) } } : phone,
  );
  return { ...contacts, phones };
}
