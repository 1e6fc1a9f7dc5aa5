import { notFound } from '@cairn/shared-contracts/remote/platform';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isUuid = (value: string | null | undefined): value is string => UUID.test(value ?? '');

/** a uuid of the address; anything else is an address that does not exist, and the api need not be asked */
export function uuidParam(value: string | undefined): string {
  if (!isUuid(value)) throw notFound('page_not_found');
  return value.toLowerCase();
}
