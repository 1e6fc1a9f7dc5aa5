import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { OrganizerRail } from './organizer-rail.tsx';

const LIST = '/crm/api/organizer/list';
const aigerim = {
  id: 4,
  name: 'Ala-Too Trekking',
  person: 'Aigerim Sadykova',
  avatar: null,
  is_verified: true,
  city: 'Karakol',
  country: { id: 1, name: 'Kyrgyzstan', slug: 'kyrgyzstan' },
  quote: 'I walk every new route twice before I sell it.',
  rating: 4.96,
  reviews_count: 214,
  tours_count: 14,
};

it('a visitor meets the people behind the tours', async () => {
  const newcomer = { ...aigerim, id: 5, person: 'Rui Carvalho', rating: null, reviews_count: 0, is_verified: false };
  const { asked } = renderInPage(<OrganizerRail limit={2} />, {
    [`GET ${LIST}`]: () => ({ body: { items: [aigerim, newcomer], total: 118 } }),
  });
  const [first, second] = await screen.findAllByRole('article');
  if (!first || !second) throw new Error('two organizers were expected');
  expect(asked()).toEqual([`${LIST}?limit=2`]);
  expect(within(first).getByRole('link', { name: 'Aigerim Sadykova' }).getAttribute('href')).toBe('/tour-provider/4');
  expect(first.textContent).toContain('4.96');
  expect(first.textContent).toContain('(214 reviews)');
  expect(within(first).getByRole('img', { name: 'Verified organizer' })).toBeTruthy();
  expect(second.textContent).toContain('No reviews yet');
  expect(within(second).queryByRole('img', { name: 'Verified organizer' })).toBeNull();
});

it('without organizers nothing is drawn', async () => {
  const { asked } = renderInPage(<OrganizerRail limit={5} />, {
    [`GET ${LIST}`]: () => ({ body: { items: [], total: 0 } }),
  });
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(screen.queryByRole('list')).toBeNull();
});

it('a site that hides its organizers shows none, and asks for none', async () => {
  const site = { organizer: { forceHideOrganizers: true } };
  const { asked } = renderInPage(
    <OrganizerRail limit={2} />,
    { [`GET ${LIST}`]: () => ({ body: { items: [aigerim], total: 1 } }) },
    { site },
  );
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked()).toEqual([]);
  expect(screen.queryByRole('article')).toBeNull();
});
