import { contactEndpoints } from '@cairn/shared-contracts/api/contacts.endpoints';
import type { CountryByIp } from '@cairn/shared-contracts/api/site.schema';

export const office = contactEndpoints();

export type Country = NonNullable<CountryByIp['result']>;

/** The hours of the office that answers where the visitor is: of the site's until their browser knows of a nearer one. */
export function useOffice() {
  const { data: place } = office.countryByIp.useQuery();
  const country = place?.result;
  const { data: time } = office.workTime.useQuery(country ? { country_id: country.id } : {});
  return { country, time: time?.result ?? null };
}
