import type { ComparedDate, ComparedTour } from '@cairn/shared-contracts/api/comparison.schema';
import type { Compared } from '../../../common/model/compare-address.ts';

/** departures of one tour, for a party */
export interface Fitting {
  /** with seats enough that lie within the party's free days, or, when nobody said them, on days that every other tour has too */
  fits: readonly ComparedDate[];
  /** the one that its price is told of: the first that fits, or else the first with seats enough */
  first: ComparedDate | null;
  /** dates are to come, and none has seats enough */
  isSoldOut: boolean;
}

type Days = Pick<ComparedDate, 'start' | 'end'>;
// ISO dates compare as text
const share = (a: Days, b: Days): boolean => a.start <= b.end && b.start <= a.end;

/**
 * Which dates of each tour fit, in the order of `tours`. A tour without a date that the party could have is left out of the rule, or one
 * that is sold out would leave nothing to choose among the others.
 */
export function fittingDates(
  tours: readonly Pick<ComparedTour, 'dates'>[],
  { people, free }: Pick<Compared, 'people' | 'free'>,
): Fitting[] {
  const open = tours.map(({ dates }) => dates.filter(({ free_seats }) => free_seats >= people));
  return open.map((dates, index) => {
    const others = open.filter((other, at) => at !== index && other.length > 0);
    const fits = dates.filter((date) =>
      free
        ? date.start >= free.from && date.end <= free.to
        : others.length > 0 && others.every((other) => other.some((their) => share(date, their))),
    );
    return {
      fits,
      first: fits[0] ?? dates[0] ?? null,
      isSoldOut: dates.length === 0 && (tours[index]?.dates.length ?? 0) > 0,
    };
  });
}
