import type { Migration } from 'kysely/migration';
import * as catalog from './0001-catalog.ts';
import * as accounts from './0002-accounts.ts';
import * as bookings from './0003-bookings.ts';
import * as searchAndBus from './0004-search-and-bus.ts';

/** All migrations by name; they run in the order of their names. What has been released is never changed, only followed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-catalog': catalog,
  '0002-accounts': accounts,
  '0003-bookings': bookings,
  '0004-search-and-bus': searchAndBus,
};
