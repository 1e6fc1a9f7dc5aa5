import { isUuid } from '@cairn/shared-contracts/domain/uuid';
import { notFound } from '@cairn/shared-contracts/remote/platform';

/** a uuid of the address; anything else is an address that does not exist, and the api need not be asked */
export function uuidParam(value: string | undefined): string {
  if (!isUuid(value)) throw notFound('page_not_found');
  return value.toLowerCase();
}
