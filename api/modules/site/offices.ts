import type { Site } from '@cairn/shared-contracts/domain/site';
import type { Services } from '../../platform/services.ts';

/** The place that a phone or hours are for, as the database knows it. */
export interface OfficePlace {
  id: number;
  kind: 'country' | 'city';
  name: string;
  /** of the country that it is, or lies in */
  iso2?: string;
  /** of a city: where it lies */
  country_id?: number;
}

type At<Item> = Omit<Item, 'entity'> & { entity?: OfficePlace };

export interface Offices {
  phones: At<Site['contacts']['phones'][number]>[];
  workTime: At<Site['workTime'][number]>[];
}

/** entities of configurations that no place has: one line in the log each */
const reported = new WeakSet<object>();

const KINDS: Readonly<Record<OfficePlace['kind'], string>> = { country: 'countries', city: 'cities' };

/**
 * A site's phones and hours with their places: a configuration says addresses, which are the same in every database. What is for a place
 * that this database has not is left out, and the log says so: nobody could ask for it.
 */
export async function officesOf({ db, log }: Pick<Services, 'db' | 'log'>, site: Site): Promise<Offices> {
  const { contacts, workTime } = site;
  const slugs = [...contacts.phones, ...workTime].flatMap(({ entity }) => (entity ? [entity.slug] : []));
  const rows =
    slugs.length === 0
      ? []
      : await db
          .selectFrom('places as p')
          .leftJoin('countries as c', (join) =>
            join.on('c.place_id', '=', (eb) => eb.fn.coalesce('p.country_id', 'p.id')),
          )
          .select(['p.id', 'p.kind', 'p.slug', 'p.name', 'p.country_id', 'c.iso2'])
          .where('p.slug', 'in', slugs)
          .execute();
  const located = <Item extends { entity?: { slug: string; kind: OfficePlace['kind'] } | undefined }>(
    items: readonly Item[],
  ): At<Item>[] =>
    items.flatMap(({ entity, ...item }) => {
      // an absent key, not an undefined one: that is how the contract says "for all"
      if (!entity) return [item];
      const row = rows.find(({ kind, slug }) => slug === entity.slug && kind === KINDS[entity.kind]);
      if (!row) {
        if (!reported.has(entity))
          log.warn({ site: site.name, entity }, 'contacts of the site are for a place that is not there');
        reported.add(entity);
        return [];
      }
      const { id, name, iso2, country_id } = row;
      const country = entity.kind === 'city' && country_id !== null ? { country_id } : {};
      return [{ ...item, entity: { id, kind: entity.kind, name, ...(iso2 ? { iso2 } : {}), ...country } }];
    });
  return { phones: located(contacts.phones), workTime: located(workTime) };
}
