import type { Database } from '@cairn/api/database-types';
import { hashPassword } from '@cairn/api/password';
import type { Kysely } from 'kysely';
import type { Atlas } from '../content/atlas/model.ts';
import { faceOf } from '../content/organizers.ts';
import { bulkInsert, type Row } from './bulk-insert.ts';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'demo-cairn-2026';

export const TOURIST_EMAIL = 'tourist@cairn.test';
export const SUPPORT_EMAIL = 'support@cairn.test';

/** Organizers one can log in as: address, firm, and the zone of their clocks. */
const ORGANIZER_LOGINS = [
  ['aigerim@cairn.test', 'Ala-Too Trekking', 'Asia/Bishkek'],
  ['youssef@cairn.test', 'Dadès Caravan', 'Africa/Casablanca'],
  ['lena@cairn.test', 'North of Lyngen', 'Europe/Oslo'],
  ['rui@cairn.test', 'Ilha Verde', 'Atlantic/Azores'],
  ['mai@cairn.test', 'Karst & River', 'Asia/Ho_Chi_Minh'],
  ['giorgi@cairn.test', 'Svaneti Paths', 'Asia/Tbilisi'],
] as const;

export async function insertAccounts(db: Kysely<Database>, atlas: Atlas, today: string): Promise<void> {
  const created = `${today}T00:00:00Z`;
  // One hash serves all: they share the password, and everybody may know it.
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const common = { password_hash, email_verified_at: created, created_at: created };
  const countryId = (iso: string) => atlas.countries.find(({ iso2 }) => iso2 === iso)?.place.id ?? null;
  const tourist: Row<'users'> = {
    ...common,
    role: 'client',
    organizer_id: null,
    first_name: 'Kate',
    last_name: 'Novak',
    email: TOURIST_EMAIL,
    country_id: countryId('CZ'),
    currency: 'EUR',
    timezone: 'Europe/Prague',
    language: 'en-US',
    avatar: null,
  };
  /** answers the chats with the marketplace, and moderates */
  const support: Row<'users'> = {
    ...tourist,
    role: 'admin',
    first_name: 'Mira',
    last_name: 'Lang',
    email: SUPPORT_EMAIL,
    country_id: countryId('DE'),
    timezone: 'Europe/Berlin',
  };
  const organizers = ORGANIZER_LOGINS.flatMap(([email, name, timezone]): Row<'users'>[] => {
    const organizer = atlas.organizers.find(({ firm }) => firm.name === name);
    if (!organizer) return [];
    const { firm, country } = organizer;
    const [first = '', ...rest] = firm.person.split(' ');
    return [
      {
        ...common,
        role: 'organizer',
        organizer_id: organizer.id,
        first_name: first,
        last_name: rest.join(' '),
        email,
        country_id: countryId(country.iso),
        currency: 'EUR',
        timezone,
        language: 'en-US',
        avatar: faceOf(firm),
      },
    ];
  });
  await bulkInsert(db, 'users', [tourist, ...organizers, support]);
}
