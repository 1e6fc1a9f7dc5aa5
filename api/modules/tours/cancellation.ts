import type { Tour, TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { FREE_CANCEL_HOURS } from '@cairn/shared-contracts/domain/booking-graph';
import { tell } from '../../platform/told.ts';

type Terms = Pick<Tour, 'cancellation' | 'cancellation_language'>;

/**
 * What a cancellation costs: the terms that every booking is cancelled by (request/refund.ts), in the words of the reader. They are the
 * marketplace's, the same for all organizers.
 * @param dates the departures that the terms are told for
 */
export function termsOf(
  language: string,
  dates: readonly Pick<TourDate, 'full_payment_days' | 'balance_due_on'>[],
): Terms {
  const reader = { language, timeZone: 'UTC' };
  const say = (key: Parameters<typeof tell>[0]['key'], values = {}) => tell({ key, values }, reader);
  // where everything is due at once nothing lies between the free hours and the end
  const balances = dates.filter(({ balance_due_on }) => balance_due_on !== null);
  const [days, ...others] = new Set(balances.map(({ full_payment_days }) => full_payment_days));
  const until = others.length > 0 ? say('told.terms.untilBalance') : say('told.terms.until', { days });
  const everything = say('told.terms.everything');
  return {
    cancellation: [
      { when: say('told.terms.soon', { hours: FREE_CANCEL_HOURS }), what: everything },
      ...(days === undefined ? [] : [{ when: until, what: say('told.terms.withoutPrepayment') }]),
      { when: say('told.terms.later'), what: say('told.terms.nothing') },
      { when: say('told.terms.byOrganizer'), what: everything },
    ],
    cancellation_language: language,
  };
}
