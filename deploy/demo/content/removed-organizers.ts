import type { RemovalReason } from '@cairn/shared-contracts/domain/organizer-checks';
import type { Row } from '../seeding/bulk-insert.ts';
import type { Atlas } from './atlas/model.ts';
import { addDays } from './calendar.ts';

interface Removed {
  name: string;
  person: string;
  city: string;
  /** ISO 3166-1 alpha-2 */
  iso: string;
  reason: RemovalReason;
  daysAgo: number;
}

/** Whom the marketplace has taken off the site: nobody reads of them, but how many they are, and why. */
const REMOVED: readonly Removed[] = [
  { name: 'Nordlys Guiding', person: 'Sindre Aune', city: 'Bergen', iso: 'NO', reason: 'papers', daysAgo: 31 },
  { name: 'Sierra Alta Trails', person: 'Marta Cano', city: 'Granada', iso: 'ES', reason: 'papers', daysAgo: 102 },
  { name: 'Blue Ridge Walkers', person: 'Amelia Hart', city: 'Asheville', iso: 'US', reason: 'papers', daysAgo: 240 },
  { name: 'Two Passes', person: 'Irakli Lomidze', city: 'Kutaisi', iso: 'GE', reason: 'cancellations', daysAgo: 64 },
  {
    name: 'Atlas Light',
    person: 'Rachid Ouahbi',
    city: 'Marrakesh',
    iso: 'MA',
    reason: 'cancellations',
    daysAgo: 188,
  },
  { name: 'High Camp Company', person: 'Pemba Gurung', city: 'Pokhara', iso: 'NP', reason: 'safety', daysAgo: 143 },
  { name: 'Cash on the Trail', person: 'Oleg Rusu', city: 'Brasov', iso: 'RO', reason: 'payments', daysAgo: 77 },
];

interface Removals {
  organizers: Row<'organizers'>[];
  removals: Row<'organizer_removals'>[];
}

/** @param last the greatest number of an organizer on the site */
export function removedOrganizers({ countries }: Pick<Atlas, 'countries'>, last: number, today: string): Removals {
  const known = REMOVED.flatMap((removed) => {
    const country = countries.find(({ iso2 }) => iso2 === removed.iso);
    return country ? [{ ...removed, countryId: country.place.id }] : [];
  });
  const organizers = known.map(({ name, person, city, countryId }, index) => ({
    ...{ id: last + 1 + index, name, person, city, country_id: countryId },
    ...{ about: '', quote: '', languages: ['en'], flags: [], sale_model: 1, legal_type: 2 },
    ...{ since: Number(addDays(today, -1_200).slice(0, 4)), is_published: false },
  }));
  const removals = known.map(({ reason, daysAgo }, index) => ({
    ...{ organizer_id: last + 1 + index, reason, removed_on: addDays(today, -daysAgo) },
  }));
  return { organizers, removals };
}
