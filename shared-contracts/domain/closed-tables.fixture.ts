// Uses that must not compile; the runner is testing/type-fixtures/usages.test.ts.
import { isCanceled } from './booking-graph.ts';
import type { Omitted } from './filter-address.ts';
import type { FilterReader, FilterReaders } from './filter-params.ts';

/** a number that came from elsewhere is no status before somebody has looked at it */
export const isOver = (status: number): boolean =>
  // error: TS2345 Argument of type 'number' is not assignable
  isCanceled(status);

// error: TS2322 Type 'StringConstructor' is not assignable to type 'FilterReader<"organizer">
export const organizer: FilterReader<'organizer'> = String;

// error: TS2322 Type '"cheapest"' is not assignable
export const sort: Omitted['sort'] = 'cheapest';

export const rows = (all: FilterReaders) => ({
  known: all.organizer,
  // error: TS2339 Property 'altitude' does not exist
  unknown: all.altitude,
});
