import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { offerCalls } from '../../../testing/offer.ts';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { departure } from '../../../testing/samples.ts';
import { BookingPanel } from './booking-panel.tsx';

const reducedBy = (discount: TourDate['discount']): TourDate =>
  departure({
    price: 90_000,
    original_price: 90_000,
    price_without_discount: 100_000,
    original_price_without_discount: 100_000,
    is_discount_exist: true,
    discount,
  });

describe('the price of the chosen departure', () => {
  it.each<[string, TourDate['discount'], string]>([
    [
      'the last day that is set',
      { kind: 'early_booking_dates', percent: 10, until: '2027-01-05' },
      'per person · early price until Jan 5, 2027',
    ],
    [
      'the last day of so many before this start',
      { kind: 'early_booking_days', percent: 10, days_before: 30 },
      'per person · early price until May 15, 2027',
    ],
    ['the season', { kind: 'seasonal', percent: 10, season_from: '2027-06-01' }, 'per person · seasonal price'],
    ['the departure', { kind: 'on_tour_date', percent: 10 }, 'per person · lower price on this departure'],
    [
      'the departure, where the last day is not before it',
      { kind: 'early_booking_dates', percent: 10, until: '2027-07-01' },
      'per person · lower price on this departure',
    ],
  ])('says what its discount depends on: %s', async (_what, discount, note) => {
    renderInPage(
      <BookingPanel tourId={7} slug="terskey-7" name="Terskey" organizerName="Ala-Too Trekking" />,
      offerCalls({ dates: () => [reducedBy(discount)] }),
    );
    expect(await screen.findByText(note)).toBeTruthy();
  });
});
