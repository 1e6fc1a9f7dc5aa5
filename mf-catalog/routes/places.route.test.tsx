import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answers, renderRoute } from '../testing/render-route.tsx';
import collections from './collections.route.tsx';
import destinations from './destinations.route.tsx';

const place = (id: number, name: string, count = 40, kind = 'countries') => ({
  ...{
    id,
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    kind,
    count,
    caption: 'no experience needed',
    picture: null,
  },
});
const PARTS = [
  { id: 1, name: 'Europe', countries: [place(1, 'Norway'), place(2, 'Spain')] },
  { id: 2, name: 'Asia', countries: [place(3, 'Georgia', 118)] },
];
const SVANETI = { kind: 'regions', id: 8, name: 'Svaneti', slug: 'svaneti', hint: 'Georgia', count: 21 };
const FOUND = new Map([
  ['svaneti', SVANETI],
  ['Norwegen', { kind: 'countries', id: 1, name: 'Norway', slug: 'norway', hint: '', count: 40 }],
]);
const API: Answers = {
  'GET /crm/api/world-part/groups': () => ({ items: PARTS }),
  'GET /spa/tours-filter-completion': (query) => ({
    items: [...FOUND].flatMap(([name, place]) => (name.startsWith(query.get('phrase') ?? '') ? [place] : [])),
  }),
};

describe('destinations', () => {
  it('are countries by part of the world, with counts and a way to each part', async () => {
    await renderRoute(destinations, '/destinations', API);
    const asia = screen.getByRole('region', { name: 'Asia' });
    expect(
      within(asia)
        .getByRole('link', { name: /Georgia 118 tours/ })
        .getAttribute('href'),
    ).toBe('/georgia');
    const parts = within(screen.getByRole('navigation', { name: 'Parts of the world' }));
    expect(parts.getByRole('link', { name: /Europe/ }).getAttribute('href')).toBe(
      `#${screen.getByRole('region', { name: 'Europe' }).id}`,
    );
    expect(screen.getByText('3 countries')).toBeTruthy();
  });

  it('are narrowed as somebody types', async () => {
    const { user } = await renderRoute(destinations, '/destinations', API);
    await user.type(screen.getByRole('searchbox', { name: 'Search destinations' }), 'geo');
    expect(screen.queryByRole('link', { name: /Norway/ })).toBeNull();
    expect(screen.getByRole('link', { name: /Georgia/ })).toBeTruthy();
    expect(screen.getByText('1 country')).toBeTruthy();
  });

  it('are found by what they are called in other languages', async () => {
    const { user } = await renderRoute(destinations, '/destinations', API);
    await user.type(screen.getByRole('searchbox'), 'Norwegen');
    expect(await screen.findByRole('link', { name: /Norway/ })).toBeTruthy();
    expect(screen.getByText('1 country')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Regions, towns and sights' })).toBeNull();
  });

  it('are found in smaller places too', async () => {
    const { user, asked } = await renderRoute(destinations, '/destinations', API);
    await user.type(screen.getByRole('searchbox'), 'sva');
    const more = await screen.findByRole('region', { name: 'Regions, towns and sights' });
    expect(
      within(more)
        .getByRole('link', { name: /Svaneti Georgia · 21 tours/ })
        .getAttribute('href'),
    ).toBe('/svaneti');
    expect(asked().at(-1)).toBe(
      'GET /spa/tours-filter-completion?phrase=sva&limit=20&only=countries%2Cregions%2Ccities%2Cshowplaces%2Cwater_objects',
    );
  });

  it('are nothing for a name that nobody knows, with a way back', async () => {
    const { user } = await renderRoute(destinations, '/destinations', API);
    await user.type(screen.getByRole('searchbox'), 'zzz');
    await user.click(await screen.findByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(screen.getByRole('link', { name: /Norway/ })).toBeTruthy());
  });
});

describe('collections', () => {
  const answers: Answers = {
    'GET /spa/collections': () => ({
      items: [place(9, 'Volcanoes', 26, 'collections'), place(10, 'First trek', 0, 'collections')],
    }),
    'GET /spa/tours-filter-completion': (query) => ({
      items: query.get('phrase') === 'Vulkane' ? [{ ...SVANETI, kind: 'collections', id: 9, name: 'Volcanoes' }] : [],
    }),
  };

  it('have their counts; an empty one is left out', async () => {
    await renderRoute(collections, '/collections', answers);
    expect(screen.getByRole('link', { name: /Volcanoes 26 tours · no experience needed/ })).toBeTruthy();
    expect(screen.queryByText('First trek')).toBeNull();
    expect(screen.getByText('1 collection')).toBeTruthy();
  });

  it('say in the empty field what they can be searched for', async () => {
    await renderRoute(collections, '/collections', answers);
    expect(screen.getByRole('searchbox').getAttribute('placeholder')).toBe('Volcanoes, coasts or huts');
  });

  it('are searched by name', async () => {
    const { user } = await renderRoute(collections, '/collections', answers);
    await user.type(screen.getByRole('searchbox', { name: 'Search collections' }), 'coast');
    expect(screen.queryByRole('link', { name: /Volcanoes/ })).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeTruthy();
  });

  it('are found by what they are called in other languages', async () => {
    const { user } = await renderRoute(collections, '/collections', answers);
    await user.type(screen.getByRole('searchbox'), 'Vulkane');
    expect(await screen.findByRole('link', { name: /Volcanoes/ })).toBeTruthy();
  });
});
