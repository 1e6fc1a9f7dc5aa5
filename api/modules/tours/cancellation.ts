import type { Tour, TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { FREE_CANCEL_HOURS } from '@cairn/shared-contracts/domain/booking-graph';
import type { TourDetails } from '../../platform/stored-json.ts';
import { tell } from '../../platform/told.ts';

type Terms = Pick<Tour, 'cancellation' | 'cancellation_language'>;

/** The terms that every booking is cancelled by (request/refund.ts), in the words of the reader. */
function standardTerms(language: string, date: Pick<TourDate, 'full_payment_days'> | undefined): Tour['cancellation'] {
  const reader = { language, timeZone: 'UTC' };
  const say = (key: Parameters<typeof tell>[0]['key'], values = {}) => tell({ key, values }, reader);
  const days = date?.full_payment_days ?? 0;
  const everything = say('told.terms.everything');
  return [
    { when: say('told.terms.soon', { hours: FREE_CANCEL_HOURS }), what: everything },
    ...(days > 0 ? [{ when: say('told.terms.until', { days }), what: say('told.terms.withoutPrepayment') }] : []),
    { when: say('told.terms.later'), what: say('told.terms.nothing') },
    { when: say('told.terms.byOrganizer'), what: everything },
  ];
}

/**
 * What a cancellation costs: as the organizer wrote it, else the standard terms.
 * @param next the departure that the terms are told for
 */
export const termsOf = (
  { details, content_language }: { details: Pick<TourDetails, 'cancellation'>; content_language: string },
  language: string,
  next: Pick<TourDate, 'full_payment_days'> | undefined,
): Terms =>
  details.cancellation.length > 0
    ? { cancellation: details.cancellation, cancellation_language: content_language }
    : { cancellation: standardTerms(language, next), cancellation_language: language };
