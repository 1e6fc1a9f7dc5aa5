import type { Contacts } from '@cairn/shared-contracts/api/site.schema';
import { orderMessengers } from '@cairn/shared-contracts/domain/messengers';
import type { Site } from '@cairn/shared-contracts/domain/site';
import { localeOf } from '@cairn/shared-contracts/i18n/locales';
import type { OfficePlace, Offices } from './offices.ts';

/** Where somebody is; 0 is not known. */
export interface Place {
  city_id: number;
  country_id: number;
}

const isFor = (entity: OfficePlace, { city_id, country_id }: Place): boolean =>
  entity.id === (entity.kind === 'city' ? city_id : country_id);

/** the nearer the better: a city's own before its country's before what is for all */
const distance = (entity: OfficePlace | undefined): number => (entity ? ['city', 'country'].indexOf(entity.kind) : 2);

/** what is for this place, the nearest first; with `all` also what is for others */
export function forPlace<Item extends { entity?: OfficePlace }>(
  items: readonly Item[],
  place: Place,
  all = false,
): Item[] {
  return items
    .filter(({ entity }) => all || !entity || isFor(entity, place))
    .toSorted((a, b) => distance(a.entity) - distance(b.entity));
}

/** where a phone is answered */
const placeOf = (entity: OfficePlace | undefined): Place =>
  entity?.kind === 'city'
    ? { city_id: entity.id, country_id: entity.country_id ?? 0 }
    : { city_id: 0, country_id: entity?.id ?? 0 };

interface Asked {
  place: Place;
  all: boolean;
  /** an ISO locale, 'de-DE' */
  language: string;
}

/** Contacts and messengers of specification §3 for a place. */
export function contactsOf(site: Site, { phones, workTime }: Offices, { place, all, language }: Asked): Contacts {
  const shown = forPlace(phones, place, all);
  return {
    email: site.contacts.email,
    phones: shown.map(({ entity, type, formatted_phone }) => {
      const [hours] = forPlace(workTime, placeOf(entity));
      return {
        ...{ type, formatted_phone },
        ...(entity ? { entity: told(entity) } : {}),
        ...(hours ? { hours: { timezone: hours.timezone, days: hours.days } } : {}),
      };
    }),
    has_other_phones: shown.length < phones.length,
    messengers: orderMessengers(site.messengers, site.russianIsAvailable),
    ...(site.office ? { office: officeIn(site.office, language) } : {}),
    ...(site.company ? { company: companyOf(site.company) } : {}),
  };
}

function officeIn({ hint: hints, ...office }: NonNullable<Site['office']>, language: string): Contacts['office'] {
  const hint = hints[localeOf(language).code];
  return hint ? { ...office, hint } : office;
}

const companyOf = ({ legalEmail, pressEmail, ...company }: NonNullable<Site['company']>): Contacts['company'] => ({
  ...company,
  ...(legalEmail ? { legal_email: legalEmail } : {}),
  ...(pressEmail ? { press_email: pressEmail } : {}),
});

const told = ({ country_id: _country, ...entity }: OfficePlace) => entity;
