import type { Tour, TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { aDate, aTour } from '../../../testing/sample-tour.ts';
import { Departures } from './departures.tsx';

const rows = () => within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('listitem');
const rowOf = (dates: string) => {
  const row = rows().find((item) => within(item).queryByText(dates));
  if (!row) throw new Error(`no departure ${dates}`);
  return within(row);
};
const only = (change: Partial<TourDate>): Tour => ({ ...aTour, dates: [{ ...aDate, ...change }] });
const textOf = (tour: Tour): string => {
  renderInPage(<Departures tour={tour} />);
  return rows()[0]?.textContent ?? '';
};

const DISCOUNTS: readonly [name: string, discount: TourDate['discount'], words: string][] = [
  [
    'early_booking_dates',
    { kind: 'early_booking_dates', percent: 15, until: '2026-11-30' },
    'early price until Nov 30, 2026',
  ],
  [
    'early_booking_days',
    { kind: 'early_booking_days', percent: 15, days_before: 90 },
    'early price until Mar 16, 2027',
  ],
  [
    'seasonal',
    { kind: 'seasonal', percent: 15, season_from: '2027-06-01', season_to: '2027-06-30' },
    'season price, Jun 1 – 30',
  ],
  ['on_tour_date', { kind: 'on_tour_date', percent: 15 }, 'on this date'],
];
const SEATS: readonly [name: string, change: Partial<TourDate>, words: string][] = [
  ['free seats', { number_of_free_seats: 6 }, '6 of 10 seats left'],
  ['few seats', { number_of_free_seats: 3 }, '3 seats left'],
  ['the last seat', { number_of_free_seats: 1 }, '1 seat left'],
];
const CERTAINTY: readonly [name: string, change: Partial<TourDate>, words: string][] = [
  ['guaranteed', { not_guaranteed: false }, 'Guaranteed'],
  ['not guaranteed', { not_guaranteed: true }, 'Runs from 4 people, 2 so far'],
  ['not guaranteed, with people enough', { not_guaranteed: true, people_so_far: 4 }, 'Has enough people to run'],
];

describe('every discount in every state of the seats', () => {
  for (const [discountName, discount, condition] of DISCOUNTS) {
    for (const [seatsName, seats, left] of SEATS) {
      it.each(CERTAINTY)(`${discountName}, ${seatsName}, %s`, (_name, certain, certainty) => {
        const text = textOf(only({ discount, ...seats, ...certain }));
        for (const words of ['€890', '€1,050', '−15%', condition, left, certainty]) expect(text).toContain(words);
      });
    }
    it.each([
      ['without free seats', { number_of_free_seats: 0 }],
      ['closed by the organizer', { is_busy: true }],
    ])(`${discountName}, sold out: %s, nothing is promised`, (_name, busy) => {
      const text = textOf(only({ discount, ...busy }));
      expect(text).toContain('Sold out');
      for (const words of ['€1,050', '−15%', condition, 'Guaranteed', 'Choose']) expect(text).not.toContain(words);
    });
  }

  it('without a discount there is one price and no condition', () => {
    const text = textOf(only({ discount: null, is_discount_exist: false, price: 105_000, original_price: 105_000 }));
    expect(text).toContain('€1,050per person');
    expect(text).not.toContain('−');
  });
});

describe('a tourist compares departures', () => {
  it('and sees what comes with one, how long another one is, and what is taken off by itself', () => {
    const text = textOf(only({ flight_included: true, duration: 9, is_discount_auto: true }));
    for (const words of ['Flight included', '9 days', 'automatic']) expect(text).toContain(words);
  });

  it('and sees the price in their currency, the organizer’s own under the pointer', () => {
    const text = textOf(
      only({
        currency: 'USD',
        price: 97_900,
        price_without_discount: 115_500,
        original_price_without_discount: 105_000,
      }),
    );
    expect(text).toContain('$1,155');
    expect(text).toContain('$979 (€890)');
    expect(text).toContain('The organizer’s price without the discount: €1,050');
  });

  it.each([
    ['gives cashback', { isActive: true, percent: 20 }, true, 'Cashback 20%: €178'],
    ['gives none', { isActive: false, percent: 20 }, true, null],
    ['gives cashback, but not on this departure', { isActive: true, percent: 20 }, false, null],
  ])('and, when the site %s, sees what comes back', (_case, cashback, is_cashback_available, words) => {
    renderInPage(<Departures tour={only({ is_cashback_available })} />, {}, { site: { cashback } });
    expect(screen.queryByText(/Cashback/)?.textContent ?? null).toBe(words);
  });

  it('and reads once how they are paid for, or at each where they differ', () => {
    const { unmount } = renderInPage(<Departures tour={aTour} />);
    expect(screen.getAllByText('Prepayment 15%, the balance 30 days before the start.')).toHaveLength(1);
    unmount();
    const [first, second] = aTour.dates;
    if (!first || !second) throw new Error('two departures were expected');
    const dates = [
      { ...first, full_payment_days: 0 },
      { ...second, prepayment_type: { id: 2, name: 'full' }, prepayment_size: 100 },
    ];
    renderInPage(<Departures tour={{ ...aTour, dates }} />);
    expect(rowOf('Jun 14 – 21, 2027').getByText('Prepayment 15%, the balance on the first day.')).toBeTruthy();
    expect(
      rowOf('Jun 28 – Jul 5, 2027').getByText('The full price is paid when the request is confirmed.'),
    ).toBeTruthy();
  });

  it('and chooses one, which the booking panel finds in the address', async () => {
    const { user, path } = renderInPage(<Departures tour={aTour} />);
    const choose = screen.getByRole('link', { name: 'Choose Jun 28 – Jul 5, 2027' });
    expect(choose.textContent).toBe('Choose');
    expect(choose.getAttribute('href')).toBe('?departure=502');
    await user.click(choose);
    expect((await screen.findByRole('link', { current: true })).textContent).toBe('Chosen');
    expect(path()).toBe('/here?departure=502');
    expect(rowOf('Jul 12 – 19, 2027').queryByRole('link')).toBeNull();
  });

  it('and asks for the ones further away', async () => {
    const dates = Array.from({ length: 9 }, (_, id) => ({ ...aDate, id }));
    const { user } = renderInPage(<Departures tour={{ ...aTour, dates }} />);
    expect(rows()).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Show all 9 departures' }));
    expect(rows()).toHaveLength(9);
  });
});

describe('a tourist looks at a calendar', () => {
  const open = async (tour: Tour, calls = {}) => {
    const view = renderInPage(<Departures tour={tour} />, calls);
    await view.user.click(screen.getByRole('button', { name: 'Calendar' }));
    return { ...view, dialog: within(await screen.findByRole('dialog')) };
  };

  it('with the prices under the days, and chooses by keyboard', async () => {
    const { dialog, user, path } = await open(aTour);
    const day = await dialog.findByRole('button', { name: /June 14, 2027/ });
    expect(day.getAttribute('aria-label')).toMatch(/, €890$/);
    expect(dialog.getByRole('button', { name: /June 15, 2027/ }).getAttribute('aria-disabled')).toBe('true');
    day.focus();
    await user.keyboard('{Enter}');
    expect(path()).toBe('/here?departure=501');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of an excursion, asked anew: a day that filled up in the meantime cannot be chosen', async () => {
    const excursion = { ...aTour, type: 2 };
    const { dialog, asked } = await open(excursion, {
      'GET /crm/api/tour/excursion-dates': () => ({ body: { data: ['2027-06-28'] } }),
    });
    expect(await dialog.findByRole('heading', { name: 'Days of the excursion' })).toBeTruthy();
    await dialog.findByRole('button', { name: /June 28, 2027/ });
    const gone = dialog.queryByRole('button', { name: /June 14, 2027/ });
    expect(gone?.getAttribute('aria-disabled') ?? 'true').toBe('true');
    expect(asked()).toEqual(['/crm/api/tour/excursion-dates?id=42']);
  });
});

describe('ways to book', () => {
  const base = {
    tour_id: 42,
    description: '',
    currency: 'EUR',
    original_currency: 'EUR',
    is_default: false,
    price_seal: '',
  };
  const variants: Tour['variants'] = [
    { ...base, id: 1, kind: 'standard', name: 'Shared tent', price_delta: 0, original_price_delta: 0 },
    { ...base, id: 2, kind: 'single', name: 'Single tent', price_delta: 9_000, original_price_delta: 9_000 },
    {
      ...base,
      ...{ id: 3, kind: 'private', name: 'Private departure', description: 'Only your own party' },
      ...{ currency: 'USD', price_delta: 44_000, original_price_delta: 40_000 },
    },
  ];

  it('are the group, a place to oneself and a private tour, with what each costs on top', () => {
    renderInPage(<Departures tour={{ ...aTour, variants }} />);
    const list = screen.getByRole('list', { name: 'Ways to book' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Shared tentIn the groupIn the price',
      'Single tentBy yourself+€90',
      'Private departurePrivate · Only your own party+$440 (€400)',
    ]);
  });

  it('are not listed when there is only one', () => {
    renderInPage(<Departures tour={{ ...aTour, variants: variants.slice(0, 1) }} />);
    expect(screen.queryByRole('list', { name: 'Ways to book' })).toBeNull();
  });
});
