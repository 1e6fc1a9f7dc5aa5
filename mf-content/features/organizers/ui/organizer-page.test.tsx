import type { ReviewsPage } from '@cairn/shared-contracts/api/tours.schema';
import { LOCALES } from '@cairn/shared-contracts/i18n/locales';
import { pageRenderer } from '@cairn/shared-contracts/testing/render';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import chinese from '../../../i18n/zh.json' with { type: 'json' };
import { alternatesOf, canonicalOf } from '../../../testing/head.ts';
import { aigerim, verified } from '../../../testing/organizers.ts';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { OrganizerName } from './organizer-name.tsx';
import { OrganizerPage } from './organizer-page.tsx';

const review = {
  id: 1,
  author: 'Kate',
  author_from: 'Berlin',
  rating: 5,
  aspects: { organizer: 5, value: 4 },
  text: '<img src=x onerror=alert(1)> Great days',
  content_language: 'en',
  traveled_on: '2026-07-01',
  created_at: '2026-07-09T10:00:00Z',
  images: [],
  reply: { author: 'Aigerim Sadykova', text: 'Come again', created_at: '2026-07-10T10:00:00Z' },
};
const reviews: ReviewsPage = {
  ...{ items: [review], total: 7, page: 2, per_page: 5, rating: 4.96 },
  distribution: [0, 0, 0, 1, 6],
  parts: { aspects: [{ name: 'value', count: 6, rating: 4.5 }], topics: [], travellers: [] },
};
const CALLS = {
  'GET /crm/api/organizer/public-info': () => ({ body: aigerim }),
  'GET /crm/api/organizer/verification-info': () => ({ body: verified }),
  'GET /spa/organizer-reviews': () => ({ body: reviews }),
};

it('a page that is worth it is passed on', async () => {
  const { user } = renderInPage(<OrganizerPage id={4} page={2} />, CALLS);
  await user.click(await screen.findByRole('button', { name: 'Share this organizer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Share this organizer' });
  const mail = within(dialog).getByRole('link', { name: /mail/i });
  expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toContain('/tour-provider/4');
});

it.each([
  [12, 0],
  [13, 1],
])('of %i tours it leads to all of them where it does not show them: %i link', async (count, links) => {
  renderInPage(<OrganizerPage id={4} page={1} />, {
    ...CALLS,
    'GET /crm/api/organizer/public-info': () => ({ body: { ...aigerim, tours_count: count } }),
  });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryAllByRole('link', { name: `All ${count} tours` })).toHaveLength(links);
});

describe('a tourist asks whether an organizer is to be trusted', () => {
  it('sees who it is, what was checked and when, and what it means', async () => {
    renderInPage(<OrganizerPage id={4} page={2} />, CALLS);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('Ala-Too Trekking');
    expect(screen.getByText('horses').localName).toBe('b');
    const about = within(screen.getByRole('region', { name: 'Checked by us' }));
    const [identity, licence, insurance, guides] = about.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(identity).toContain('IdentityMarch 2026The person you write to');
    expect(licence).toContain('KG-0412 · valid until March 31, 2027');
    expect(insurance).toContain('Insurancenot performed yetHarm');
    expect(guides).toContain('Guidesnot passed · March 2026The guide');
    expect(about.getByRole('link', { name: 'What it means' }).getAttribute('href')).toBe('/how-organizers-are-checked');
    expect(screen.getByText('97% of questions')).toBeTruthy();
    expect(screen.getByText('English, Russian')).toBeTruthy();
    expect(screen.getByText('Value for money', { selector: 'dt' }).nextSibling?.textContent).toBe('4.5');
  });

  it.each([
    [1, '', 'https://cairn.test/tour-provider/4'],
    [2, ', page 2', 'https://cairn.test/tour-provider/4?page=2'],
  ])('page %i of the reviews has a title and an address of its own', async (page, ending, canonical) => {
    renderInPage(<OrganizerPage id={4} page={page} />, CALLS);
    await screen.findByRole('heading', { level: 1 });
    expect(document.title).toContain(`Karakol, Kyrgyzstan${ending} `);
    expect(canonicalOf()).toBe(canonical);
  });

  it.each([
    ['en', 'https://cairn.test/tour-provider/4'],
    ['de', 'https://cairn.test/de/tour-provider/4'],
  ])('finds who writes in %s by the address of that language alone', async (content_language, canonical) => {
    const calls = {
      ...CALLS,
      'GET /crm/api/organizer/public-info': () => ({ body: { ...aigerim, content_language } }),
    };
    renderInPage(<OrganizerPage id={4} page={1} />, calls, { locales: LOCALES });
    await screen.findByRole('heading', { level: 1 });
    expect([canonicalOf(), alternatesOf()]).toEqual([canonical, []]);
  });

  it('reads a place as their language puts it together', async () => {
    const at = { city: '卡拉科尔', country: { ...aigerim.country, name: '吉尔吉斯斯坦' } };
    pageRenderer({ 'mf-content': chinese })(<OrganizerPage id={4} page={1} />, {
      ...CALLS,
      'GET /crm/api/organizer/public-info': () => ({ body: { ...aigerim, ...at } }),
    });
    expect(await screen.findByText('吉尔吉斯斯坦 卡拉科尔')).toBeTruthy();
    expect(document.title).toContain('Ala-Too Trekking，吉尔吉斯斯坦 卡拉科尔');
  });

  it('reads what guests say, by aspect, with the answer, and goes on to the next five', async () => {
    const { asked } = renderInPage(<OrganizerPage id={4} page={2} />, CALLS);
    const kate = await screen.findByRole('article', { name: 'Kate' });
    expect(kate.textContent).toContain('Organizer: 5/5 · Value for money: 4/5');
    expect(kate.textContent).toContain('<img src=x onerror=alert(1)> Great days');
    expect(kate.querySelector('img')).toBeNull();
    expect(kate.textContent).toContain('Aigerim Sadykova replied');
    expect(asked()).toContain('/spa/organizer-reviews?id=4&page=2');
    const pages = within(screen.getByRole('navigation', { name: 'Pages of reviews' }));
    expect(pages.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe('/tour-provider/4#reviews');
  });

  it('finds the tours, and the way to ask', async () => {
    renderInPage(<OrganizerPage id={4} page={1} />, CALLS);
    expect((await screen.findByTestId('mf-catalog/organizer-tours')).textContent).toBe('{"organizerId":4}');
    expect(screen.getByTestId('mf-chat/ask-organizer').textContent).toContain('"replyHours":3');
    expect(screen.queryByRole('button', { name: 'Call the organizer' })).toBeNull();
  });

  it('search engines read a rating that somebody gave', async () => {
    renderInPage(<OrganizerPage id={4} page={1} />, CALLS);
    await screen.findByRole('heading', { level: 1 });
    const [data] = [...document.querySelectorAll('script[type="application/ld+json"]')];
    expect(JSON.parse(data?.textContent ?? '')).toMatchObject({
      '@type': 'TravelAgency',
      aggregateRating: { ratingValue: 4.96, reviewCount: 7 },
    });
  });
});

describe('the name of an organizer', () => {
  const tours = { items: [1, 2, 3, 4].map((id) => ({ id, slug: `walk-${id}`, name: `Walk ${id}`, price: null })) };

  it('opens a short sheet, which leads to the page', async () => {
    const { user } = renderInPage(<OrganizerName id={4} name="Ala-Too" />, {
      ...CALLS,
      'GET /spa/tours': () => ({ body: tours }),
    });
    const link = screen.getByRole('link', { name: 'Ala-Too' });
    expect(link.getAttribute('href')).toBe('/tour-provider/4');
    await user.click(link);
    const sheet = within(await screen.findByRole('dialog', { name: 'Aigerim Sadykova' }));
    expect(await sheet.findByText('Identity')).toBeTruthy();
    expect(await sheet.findByRole('link', { name: 'Walk 3' })).toBeTruthy();
    expect(sheet.queryByRole('link', { name: 'Walk 4' })).toBeNull();
    expect(sheet.getByRole('link', { name: 'See the whole page' }).getAttribute('href')).toBe('/tour-provider/4');
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes a question, about the tour that it stands on if there is one', async () => {
    for (const tourId of [7, undefined]) {
      const { user, unmount } = renderInPage(
        <OrganizerName id={4} name="Ala-Too" {...(tourId === undefined ? {} : { tourId })} />,
        { ...CALLS, 'GET /spa/tours': () => ({ body: tours }) },
      );
      await user.click(screen.getByRole('link', { name: 'Ala-Too' }));
      await screen.findByText('Identity');
      const asked = screen.getByTestId('mf-chat/ask-organizer').textContent;
      const organizer = { organizerId: 4, organizerName: aigerim.name, replyHours: aigerim.reply_hours };
      expect(JSON.parse(asked)).toEqual(tourId === undefined ? organizer : { ...organizer, tourId });
      unmount();
    }
  });

  it('says so when the organizer cannot be had, and tries again', async () => {
    let isAway = true;
    const { user } = renderInPage(<OrganizerName id={4} name="Ala-Too" />, {
      ...CALLS,
      'GET /crm/api/organizer/public-info': () => (isAway ? { status: 503, body: {} } : { body: aigerim }),
      'GET /spa/tours': () => ({ body: { items: [] } }),
    });
    await user.click(screen.getByRole('link', { name: 'Ala-Too' }));
    isAway = false;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Aigerim Sadykova' })).toBeTruthy();
  });
});
