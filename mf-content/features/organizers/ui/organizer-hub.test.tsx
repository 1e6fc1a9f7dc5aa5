import type { OrganizerHub as Hub } from '@cairn/shared-contracts/api/organizer.schema';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { canonicalOf, metaOf, structuredOf } from '../../../testing/head.ts';
import { aigerim } from '../../../testing/organizers.ts';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { type HubAsked, hubHref, readHub } from '../model/hub-address.ts';
import { OrganizerHub } from './organizer-hub.tsx';

const ALL: HubAsked = { page: 1, country: 0, language: '', phrase: '', sort: 'rating' };
const member = { ...aigerim, language_names: ['English', 'Kyrgyz of the north'] };
const hub: Hub = {
  ...{ items: [member], total: 30, page: 1, per_page: 12, languages: [{ code: 'ru', name: 'Russian' }] },
  countries: [{ id: 1, name: 'Kyrgyzstan', slug: 'kyrgyzstan', count: 18, picture: null }],
  totals: { organizers: 30, countries: 9, rating: 4.9, reviews: 812 },
};
const open = (asked: Partial<HubAsked> = {}, more: Partial<Hub> = {}) =>
  renderInPage(<OrganizerHub asked={{ ...ALL, ...asked }} />, {
    'GET /spa/hub-organizer-page': () => ({ body: { ...hub, ...more } }),
  });

describe('a tourist looks at the club', () => {
  it('meets its members, with the numbers that the database has', async () => {
    open();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Members of Our Club');
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('link', { name: 'Aigerim Sadykova' }).getAttribute('href')).toBe('/tour-provider/4');
    // as the api says them: a browser may know other names than the server, which has rendered them
    expect(card.getByText('English, Kyrgyz of the north')).toBeTruthy();
    expect(screen.getByText('average of 812 reviews')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Kyrgyzstan/ }).getAttribute('href')).toBe('/tour-providers?country=1');
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/tour-providers?page=3');
    expect(metaOf('robots')).not.toBe('noindex');
  });

  it('country by country, those with most members first, else as the reader spells them', async () => {
    const country = (id: number, name: string, count: number) => ({ id, name, slug: name, count, picture: null });
    open({}, { countries: [country(1, 'Peru', 9), country(2, 'Österreich', 2), country(3, 'Albanien', 2)] });
    const tiles = within(await screen.findByRole('navigation', { name: 'Organizers by country' })).getAllByRole('link');
    expect(tiles.map((tile) => tile.querySelector('b')?.textContent)).toEqual([
      'All countries',
      'Peru',
      'Albanien',
      'Österreich',
    ]);
  });

  it('of one country: first of the countries, also where others have more members, and without the numbers of all', async () => {
    const country = (id: number) => ({ id, name: `Land ${id}`, slug: `land-${id}`, count: 99 - id, picture: null });
    const countries = Array.from({ length: 12 }, (_, at) => country(at + 1));
    open({ country: 11 }, { countries });
    const tiles = within(await screen.findByRole('navigation', { name: 'Organizers by country' })).getAllByRole('link');
    expect(tiles.slice(0, 3).map((tile) => tile.querySelector('b')?.textContent)).toEqual([
      'All countries',
      'Land 11',
      'Land 1',
    ]);
    expect(tiles.filter((tile) => tile.getAttribute('aria-current') === 'true')).toEqual([tiles[1]]);
    expect(tiles.length).toBe(9);
    expect(screen.queryByText('average of 812 reviews')).toBeNull();
  });

  it('of one country: a page that search engines keep', async () => {
    open({ country: 1 });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Members of our club: Kyrgyzstan');
    expect(canonicalOf()).toBe('https://cairn.test/tour-providers?country=1');
    expect(metaOf('description')).toMatch(/^Kyrgyzstan: 18 organizers who lead /);
    expect(structuredOf()).toMatchObject({
      BreadcrumbList: {
        itemListElement: { 2: { name: 'Kyrgyzstan', item: 'https://cairn.test/tour-providers?country=1' } },
      },
    });
  });

  it('and is told when nobody is like that, on a page that no engine keeps', async () => {
    open({ phrase: 'zzz' }, { items: [], total: 0 });
    expect(await screen.findByRole('heading', { name: 'Nobody found' })).toBeTruthy();
    expect(metaOf('robots')).toBe('noindex');
  });

  it('by a form that works without scripts', async () => {
    open({ language: 'ru', phrase: 'ai' });
    const form = await screen.findByRole<HTMLFormElement>('search');
    expect(form.getAttribute('action')).toBe('/tour-providers');
    const sent = [...form.elements].flatMap((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? [[field.name, field.value]] : [],
    );
    expect(Object.fromEntries(sent)).toEqual({ q: 'ai', country: '', language: 'ru', sort: 'rating' });
  });
});

describe('the address of the club', () => {
  it.each([
    ['', ALL],
    [
      'q=Ai%20G&country=7&language=ru&sort=since',
      { page: 1, country: 7, language: 'ru', phrase: 'Ai G', sort: 'since' },
    ],
    ['country=1e3&language=<b>&sort=worst&q=', ALL],
    ['country=99999999999', ALL],
  ] as const)('%s is read, and written again', (query, asked) => {
    expect(readHub(new URLSearchParams(query))).toEqual(asked);
    expect(readHub(new URL(hubHref(asked), 'https://cairn.test').searchParams)).toEqual(asked);
    expect(hubHref({ ...asked, page: 2 })).toMatch(/[?&]page=2$/);
  });
});
