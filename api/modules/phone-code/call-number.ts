import type { Site } from '@cairn/shared-contracts/domain/site';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { officesOf } from '../site/offices.ts';

/**
 * The number of the site's exchange: the one for the caller's country, else the main one.
 * @throws ApiError 409 no_call_number on a site without any
 */
export async function callNumber(
  services: Pick<Services, 'db' | 'log'>,
  site: Site,
  countryId: number | undefined,
): Promise<string> {
  const { phones } = await officesOf(services, site);
  const ofCountry = phones.find(({ entity }) => entity?.kind === 'country' && entity.id === countryId);
  const found = ofCountry ?? phones.find(({ type, entity }) => type === 'main' && !entity);
  if (!found) throw new ApiError(409, 'no_call_number');
  return found.formatted_phone;
}
