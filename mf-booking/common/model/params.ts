import { isUuid } from '@cairn/shared-contracts/domain/uuid';
import { notFound } from '@cairn/shared-contracts/remote/platform';

/** a uuid of the address; anything else is an address that does not exist, and the api need not be asked */
export function uuidParam(value: string | undefined): string {
  if (!isUuid(value)) throw notFound('booking_not_found');
  return value.toLowerCase();
}

/** PostgreSQL's integer */
const ID_MAX = 2_147_483_647;

export function idParam(value: string | undefined): number {
  const id = Number(value);
  if (!Number.isInteger(id) || id < 1 || id > ID_MAX) throw notFound('booking_not_found');
  return id;
}
