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
