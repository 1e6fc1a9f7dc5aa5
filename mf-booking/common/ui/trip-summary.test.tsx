import type { SiteInput } from '@cairn/shared-contracts/domain/site';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInPage } from '../../testing/render-in-page.ts';
import { booking } from '../../testing/samples.ts';
import { TripSummary } from './trip-summary.tsx';

const date = { ...booking().date, is_cashback_available: true };
const CONFIG = 'GET /spa/app-config';
const config = { tour_emojis: ['🏔️', '⛺', '🥾'], landing_videos: [], seo_block_images: [], stats_caption: null };

const show = (part: Parameters<typeof booking>[0], site: SiteInput) =>
  renderInPage(<TripSummary booking={booking(part)} />, { [CONFIG]: () => ({ body: config }) }, { site });

describe('summary of a booking', () => {
  it.each<[string, object, SiteInput, string | null]>([
    ['by default', { date }, {}, null],
    ['where the departure takes no part', {}, { cashback: { isActive: true } }, null],
    ['after a cancellation', { date, status: 5 }, { cashback: { isActive: true } }, null],
    ['of §9 on', { date }, { cashback: { isActive: true } }, 'Cashback 20% after the tour: €356'],
    [
      'of its own percent and payer',
      { date },
      { cashback: { isActive: true, percent: 5, performer: 'Club Bank' } },
      'Cashback 5% after the tour, paid by Club Bank: €89',
    ],
  ])('with cashback %s', (_case, part, site, words) => {
    show(part, site);
    expect(screen.queryByText(/^Cashback/)?.textContent ?? null).toBe(words);
  });

  it('reads in one currency, with what is charged and the day of the rate', () => {
    const { container } = show({ rate: { from: 'EUR', to: 'USD', value: 1.09, day: '2026-11-22' } }, {});
    const text = container.textContent ?? '';
    expect(text).toContain('$970 × 2 tourists');
    expect(text).toContain('Prepayment, 15%$291');
    expect(text).toContain('Balance, by May 15, 2027$1,649');
    expect(text).toContain('Charged in EUR≈ €1,780');
    expect(text).toContain('rate of Nov 22, 2026');
    expect(text.match(/€/g)).toHaveLength(1);
  });

  it('says how old the children are, to the organizer as well', () => {
    show({ tourists_count: 4, children_ages: [5, 9] }, {});
    expect(screen.getByText('With 2 children, aged 5 and 9')).toBeTruthy();
  });

  it('says what the total is made of', () => {
    const cost = [
      { kind: 'tour' as const, per_person: 90_000, amount: 180_000, percent: null },
      { kind: 'discount' as const, per_person: -9_000, amount: -18_000, percent: 10 },
      { kind: 'variant' as const, per_person: 8_000, amount: 16_000, percent: null },
      ...[
        { kind: 'add_on' as const, per_person: 4_000, amount: 4_000, percent: null, name: 'Sleeping bag', quantity: 1 },
      ],
      ...[{ kind: 'add_on' as const, per_person: 2_000, amount: 6_000, percent: null, name: 'Horse', quantity: 3 }],
    ];
    show({ cost, total: 188_000, variant: { id: 2, name: 'Single tent' } }, {});
    expect(screen.getAllByRole('term').map((term) => term.parentElement?.textContent)).toEqual([
      '€900 × 2 tourists€1,800',
      'Discount, 10%-€180',
      'Single tent, €80 × 2 tourists€160',
      ...['Sleeping bag€40', 'Horse × 3€60'],
      ...['Total€1,880', 'Prepayment, 15%€267', 'Balance, by May 15, 2027€1,613'],
    ]);
  });

  it('shows the balance in the parts that were agreed, those that are open', () => {
    const instalments = [
      { number: 1, amount: 50_400, left: 0, due_on: '2027-02-24' },
      { number: 2, amount: 50_400, left: 50_400, due_on: '2027-04-05' },
      { number: 3, amount: 50_500, left: 50_500, due_on: '2027-05-15' },
    ];
    show({ status: 3, paid: 77_100, balance: 100_900, instalments }, {});
    expect(screen.getAllByRole('term').map((term) => term.parentElement?.textContent)).toEqual([
      '€890 × 2 tourists€1,780',
      ...['Total€1,780', 'Paid€771'],
      ...['Instalment 2, by Apr 5, 2027€504', 'Instalment 3, by May 15, 2027€505'],
    ]);
  });

  it.each<[string, object, boolean]>([
    ['may not run', { not_guaranteed: true }, true],
    ['has enough people', { not_guaranteed: true, people_so_far: 4 }, false],
    ['is guaranteed', { not_guaranteed: false }, false],
  ])('of a departure that %s', (_case, part, isTold) => {
    show({ date: { ...booking().date, ...part } }, {});
    expect(screen.queryByText('Runs from 4 people, 2 so far') !== null).toBe(isTold);
  });

  it('has emojis before its lines where the site wants them', async () => {
    show({}, { booking: { isCostCalculationWithEmoji: true } });
    expect(await screen.findAllByText('⛺')).toHaveLength(2);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent?.split(' ')[0])).toEqual([
      '⛺',
      '🥾',
      '🏔️',
      '⛺',
    ]);
  });

  it('has none by default, and does not ask for them', () => {
    const { calls } = show({}, {});
    expect(screen.queryByText('⛺')).toBeNull();
    expect(calls.map(({ name }) => name)).not.toContain(CONFIG);
  });
});
