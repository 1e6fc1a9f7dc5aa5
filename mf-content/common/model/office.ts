import { contactEndpoints } from '@cairn/shared-contracts/api/contacts.endpoints';

export const office = contactEndpoints();

/** The hours of the office that answers where the visitor is: of the site's until their browser knows of a nearer one. */
export function useOffice() {
  const { data: place } = office.countryByIp.useQuery();
  const countryId = place?.result?.id;
  const { data: time } = office.workTime.useQuery(countryId ? { country_id: countryId } : {});
  return { countryId, time: time?.result ?? null };
}
