import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import listing from '../../../routes/listing.route.tsx';
import { renderRoute } from '../../../testing/render-route.tsx';
import { sampleFacets, samplePage, samplePlace, sampleTour } from '../../../testing/sample-tours.ts';

const JULY = [{ value: '2027-07', name: 'July 2027', count: 9 }];
const open = (path: string, answer: (query: URLSearchParams) => unknown) =>
  renderRoute(listing, path, { 'GET /spa/tours-page': answer });

/** a browser in which the map is a drawing */
const withoutWebGl = () => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a browser has it
  document.cookie = 'tour_selection_token=; path=/; max-age=0';
  localStorage.clear();
});

describe('a search said in words', () => {
  it('turns into filters while one types, and what is taken back goes away again', async () => {
    const { user, path } = await open('/tours', () =>
      samplePage({ total: 40, filters: sampleFacets({ dates: JULY }) }),
    );
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const field = await sheet.findByRole('searchbox', { name: 'In your own words' });
    await user.type(field, 'easy trekking in July with a child of 8 years');
    expect(await sheet.findByRole('link', { name: 'Remove Easy' })).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'easy trekking in July{Enter}');
    await waitFor(() => expect(sheet.queryByRole('link', { name: 'Remove With a child of 8' })).toBeNull());
    await user.click(sheet.getByRole('button', { name: 'Show 40 tours' }));
    await waitFor(() => expect(path()).toBe('/tours?restKinds=11&dateFrom=2027-07-01&dateTo=2027-07-31&difficulty=1'));
  });
});

describe('an empty listing', () => {
  it('offers tours that come close, asked for once, and is kept from search engines', async () => {
    const near = samplePage({ items: [sampleTour({ id: 5, name: 'Nearly it' })], total: 1 });
    const none = samplePage({ items: [], total: 0 });
    const { asked } = await open('/tours?difficulty=4', (query) => (query.has('difficulty') ? none : near));
    expect(screen.getByRole('heading', { name: 'Close to what you are looking for' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Nearly it' })).toBeTruthy();
    expect(asked().filter((call) => call.includes('tours-page'))).toHaveLength(2);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });
});

describe('a place’s own listing', () => {
  const place = samplePlace({ kind: 'ships', name: 'MV Tawaki', slug: 'mv-tawaki', heading: 'MV Tawaki' });

  it('has a heading, a text and questions even when the editors have written nothing', async () => {
    await open('/mv-tawaki', () => samplePage({ total: 3, place }));
    expect(screen.getByRole('heading', { level: 1, name: 'Cruises aboard MV Tawaki' })).toBeTruthy();
    expect(screen.getByText(/MV Tawaki: 3 tours by verified organizers/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: /what do they cost\? · MV Tawaki/ })).toBeTruthy();
    expect(screen.getByText(/MV Tawaki: 3 tours, from €210 per person/)).toBeTruthy();
    const types = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (block) => JSON.parse(block.textContent ?? '{}')['@type'],
    );
    expect(types).toEqual(['ItemList', 'BreadcrumbList', 'Product', 'FAQPage']);
  });

  it('says none of it again on page 2, which knows its neighbours', async () => {
    await open('/mv-tawaki?page=2', () => samplePage({ total: 30, page: 2, place }));
    expect(screen.queryByRole('heading', { name: 'Questions and answers' })).toBeNull();
    const link = (rel: string) => document.querySelector(`link[rel=${rel}]`)?.getAttribute('href');
    expect(link('prev')).toBe('https://cairn.test/mv-tawaki');
    expect(link('next')).toBe('https://cairn.test/mv-tawaki?page=3');
  });
});

describe('list and map', () => {
  it('are two addresses of the same tours', async () => {
    await open('/tours?difficulty=2&people=4', () => samplePage({ total: 40 }));
    const views = within(screen.getByRole('list', { name: 'List or map' }));
    expect(views.getByRole('link', { name: 'List' }).getAttribute('aria-current')).toBe('true');
    expect(views.getByRole('link', { name: 'Map' }).getAttribute('href')).toBe('/tours?difficulty=2&view=map&people=4');
  });

  it('show the same tours, the map beside the list', async () => {
    withoutWebGl();
    await open('/tours?view=map', () => samplePage({ total: 40 }));
    expect(await screen.findByRole('region', { name: 'Tours on the map' })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull();
    const views = within(screen.getByRole('list', { name: 'List or map' }));
    expect(views.getByRole('link', { name: 'List' }).getAttribute('href')).toBe('/tours');
  });
});

describe('pins', () => {
  const at = (id: number, lat: number, lng: number) => ({ ...sampleTour({ id }), lat, lng });

  it('that would lie over one another are one, which leads closer and back', async () => {
    withoutWebGl();
    const items = [at(1, 42, 44), at(2, 42.3, 44.9), at(3, 60, 10)];
    const { user } = await open('/tours?view=map', () => samplePage({ items, total: 3 }));
    const map = within(await screen.findByRole('region', { name: 'Tours on the map' }));
    expect(await map.findByRole('button', { name: 'Ala-Kul trek 3, €890' })).toBeTruthy();
    await user.click(map.getByRole('button', { name: '2 tours here' }));
    expect(await map.findByRole('button', { name: 'Ala-Kul trek 1, €890' })).toBeTruthy();
    expect(map.queryByRole('button', { name: 'Ala-Kul trek 3, €890' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'All tours' }));
    expect(await map.findByRole('button', { name: '2 tours here' })).toBeTruthy();
  });

  it('mark their card, and open it over a map that is the whole page', async () => {
    withoutWebGl();
    Element.prototype.scrollIntoView = () => undefined;
    const { user } = await open('/tours?view=map', () =>
      samplePage({ items: [at(1, 42, 44), at(3, 60, 10)], total: 2 }),
    );
    const pin = await screen.findByRole('button', { name: 'Ala-Kul trek 3, €890' });
    await user.hover(pin);
    expect(document.querySelector('[data-pointed]')?.id).toBe('tour-3');
    await user.click(pin);
    const open3 = within(await screen.findByRole('region', { name: 'Tours at this pin' }));
    expect(open3.getByRole('link', { name: 'Ala-Kul trek 3' })).toBeTruthy();
    await user.click(open3.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Tours at this pin' })).toBeNull());
  });
});

describe('tour-selection mode', () => {
  it('is not there without a token', async () => {
    await open('/tours', () => samplePage());
    expect(screen.queryByRole('button', { name: /^Select/ })).toBeNull();
  });

  it('keeps what is selected for the request that the token names, and ends', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the shell leaves it
    document.cookie = 'tour_selection_token=31-abc; path=/';
    const { user } = await open('/tours', () => samplePage());
    const bar = within(await screen.findByRole('region', { name: 'Tours for request 31' }));
    await user.click(screen.getByRole('button', { name: 'Select Ala-Kul trek 1' }));
    await user.click(screen.getByRole('button', { name: 'Select Ala-Kul trek 2' }));
    await user.click(screen.getByRole('button', { name: 'Select Ala-Kul trek 2' }));
    expect(bar.getByText('1 tour selected')).toBeTruthy();
    expect(Object.keys(JSON.parse(localStorage.getItem('cairn:tour-selection:31-abc') ?? '{}'))).toEqual(['1']);
    const mail = bar.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(mail)).toContain('https://cairn.test/ala-kul-trek-1');
    await user.click(bar.getByRole('button', { name: 'Stop selecting' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Select/ })).toBeNull());
    expect(document.cookie).not.toContain('tour_selection_token');
  });
});

describe('a search worth keeping', () => {
  it('is offered once something narrows it, and is its own address', async () => {
    const { user } = await open('/tours?difficulty=2&people=4', () => samplePage());
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(copied).toEqual(['https://cairn.test/tours?difficulty=2&people=4']);
    expect(await screen.findByText('Link copied')).toBeTruthy();
  });

  it('is not offered for everything', async () => {
    await open('/tours', () => samplePage());
    expect(screen.queryByRole('button', { name: 'Copy the link' })).toBeNull();
  });
});
