import type { TourPin } from '@cairn/shared-contracts/api/tours-map.schema';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import listing from '../../../routes/listing.route.tsx';
import { type Answers, renderRoute } from '../../../testing/render-route.tsx';
import { sampleFacets, sampleMap, samplePage, samplePlace, sampleTour } from '../../../testing/sample-tours.ts';
import { AppliedRow } from './listing-page.tsx';

// on the way to a narrowed listing its loader has fetched it
beforeAll(() => AppliedRow.prepare());

const JULY = [{ value: '2027-07', name: 'July 2027', count: 9 }];
const open = (path: string, answer: (query: URLSearchParams) => unknown, more: Answers = {}) =>
  renderRoute(listing, path, { 'GET /spa/tours-page': answer, ...more });

/** a browser in which the map is a drawing */
const withoutWebGl = () => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a browser has it
  document.cookie = 'tour_selection_token=; path=/; max-age=0';
  localStorage.clear();
});

describe('a search said in words', () => {
  it('turns into filters while one types, and what is taken back goes away again', async () => {
    const easy = { id: 'difficulty', filter: { difficulty: '1' }, isGuess: false };
    const july = { id: 'dates', filter: { dateFrom: '2027-07-01', dateTo: '2027-07-31' }, isGuess: false };
    const child = { id: 'party', filter: { minAge: '8' }, party: { adults: 2, ages: [8] }, isGuess: true };
    const { user, path } = await open(
      '/tours',
      () => samplePage({ total: 40, filters: sampleFacets({ dates: JULY }) }),
      {
        'GET /spa/tours-phrase': (query) => ({
          parts: query.get('text')?.includes('child') ? [easy, july, child] : [easy, july],
          left: [],
        }),
      },
    );
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const field = await sheet.findByRole('searchbox', { name: 'In your own words' });
    await user.type(field, 'easy in July with a child of 8');
    expect(await sheet.findByRole('link', { name: 'Remove Easy' })).toBeTruthy();
    await user.clear(field);
    await waitFor(() => expect(sheet.queryByRole('link', { name: 'Remove Easy' })).toBeNull());
    await user.type(field, 'easy in July{Enter}');
    // read again, not left from before
    expect(await sheet.findByRole('link', { name: 'Remove Easy' })).toBeTruthy();
    await waitFor(() => expect(sheet.queryByRole('link', { name: 'Remove With a child of 8' })).toBeNull());
    await user.click(sheet.getByRole('button', { name: 'Show 40 tours' }));
    await waitFor(() => expect(path()).toBe('/tours?dateFrom=2027-07-01&dateTo=2027-07-31&difficulty=1'));
  });
});

describe('children of a search on a phone', () => {
  it('stay with it through the filters, until the sentence names others', async () => {
    const child = {
      id: 'party',
      filter: { people: '3', minAge: '8' },
      party: { adults: 2, ages: [8] },
      isGuess: true,
    };
    const { user, path } = await open('/tours?people=4&ages=5,9', () => samplePage({ total: 40 }), {
      'GET /spa/tours-phrase': () => ({ parts: [child], left: [] }),
    });
    const openSheet = async () => {
      await user.click(screen.getByRole('button', { name: /^Filters/ }));
      return within(await screen.findByRole('dialog', { name: 'Filters' }));
    };
    await user.click(await (await openSheet()).findByRole('button', { name: 'Show 40 tours' }));
    await waitFor(() => expect(path()).toBe('/tours?people=4&ages=5,9'));
    const sheet = await openSheet();
    await user.type(await sheet.findByRole('searchbox', { name: 'In your own words' }), 'with a child of 8');
    expect(await sheet.findByRole('link', { name: 'Remove With a child of 8' })).toBeTruthy();
    await user.click(await sheet.findByRole('button', { name: 'Show 40 tours' }));
    await waitFor(() => expect(path()).toBe('/tours?minAge=8&people=3&ages=8'));
  });
});

describe('a sentence above the listing', () => {
  const reading = {
    parts: [{ id: 'days', filter: { daysMax: '7' }, isGuess: false }],
    left: ['unicorns'],
  };
  const answers = { 'GET /spa/tours-phrase': () => reading };

  it('narrows what is listed, and says what was left out', async () => {
    const { user, path } = await open('/tours?difficulty=2', () => samplePage({ total: 40 }), answers);
    const field = screen.getByRole('searchbox', { name: 'In your own words' });
    await user.type(field, 'at most a week with unicorns');
    expect(await screen.findByRole('button', { name: 'Remove up to 7 days' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(path()).toBe('/tours?daysMax=7&difficulty=2&left=unicorns'));
    expect(await screen.findByText('We left out “unicorns”: it did not turn into a filter.')).toBeTruthy();
    expect(field).toHaveProperty('value', '');
  });

  it('is a form that sends it along with what was chosen, for browsers without scripts', async () => {
    await open('/tours?difficulty=2&people=4', () => samplePage({ total: 40 }));
    const form = screen.getByRole<HTMLFormElement>('search', { name: 'In your own words' });
    expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/tours']);
    expect([...new FormData(form)]).toEqual([
      ['q', ''],
      ['difficulty', '2'],
      ['people', '4'],
    ]);
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
    await open('/tours?view=map', () => samplePage({ total: 40 }), mapOf(pin({ id: 1 })));
    expect(await screen.findByRole('region', { name: 'Tours on the map' })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull();
    const views = within(screen.getByRole('list', { name: 'List or map' }));
    expect(views.getByRole('link', { name: 'List' }).getAttribute('href')).toBe('/tours');
  });
});

const pin = (parts: Partial<TourPin>): TourPin => ({
  ...{ id: 1, count: 1, price: 89_000, lat: 42.49, lng: 78.39 },
  ...(parts.count === undefined ? { name: `Ala-Kul trek ${parts.id}` } : {}),
  ...parts,
});
const mapOf = (...pins: TourPin[]): Answers => ({
  'GET /spa/tours-map': () => sampleMap(pins),
});

describe('pins of all tours', () => {
  const at = (id: number, lat: number, lng: number) => ({ ...sampleTour({ id }), lat, lng });
  const page = samplePage({ items: [at(1, 42, 44), at(3, 60, 10)], total: 40 });
  const pinNamed = (name: string) => screen.findByRole('button', { name });
  const cardsAtPin = () => screen.findByRole('region', { name: 'Tours at this pin' });

  it('are asked for when the map is shown and not before, for all pages at once', async () => {
    withoutWebGl();
    const one = mapOf(pin({ id: 1, lat: 42, lng: 44 }));
    const { asked, user } = await open('/tours?page=2&sort=price', () => ({ ...page, page: 2 }), one);
    const maps = () => asked().filter((call) => call.includes('tours-map'));
    expect(maps()).toEqual([]);
    await user.click(within(screen.getByRole('list', { name: 'List or map' })).getByRole('link', { name: 'Map' }));
    expect(await pinNamed('Ala-Kul trek 1, €890')).toBeTruthy();
    expect(maps()).toEqual(['GET /spa/tours-map?width=436&height=504']);
  });

  it('stand for all tours, those of other pages too, and say so', async () => {
    withoutWebGl();
    const pins = [pin({ id: 1, lat: 42, lng: 44 }), pin({ id: 7, lat: 10, lng: 100, count: 38, price: 21_000 })];
    await open('/tours?view=map', () => page, mapOf(...pins, pin({ id: 3, lat: 60, lng: 10 })));
    const many = await pinNamed('38 tours from €210');
    expect(many.textContent).toBe('38 tours from €210');
  });

  it('and cards point at each other', async () => {
    withoutWebGl();
    const pins = [pin({ id: 9, count: 5, lat: 42, lng: 44 }), pin({ id: 3, lat: 60, lng: 10 })];
    const { user } = await open('/tours?view=map', () => page, mapOf(...pins));
    await user.hover(await pinNamed('Ala-Kul trek 3, €890'));
    expect(document.querySelector('[data-pointed]')?.id).toBe('tour-3');
    await user.hover(await pinNamed('5 tours from €890'));
    expect(document.querySelector('[data-pointed]')?.id).toBe('tour-1');
    const card = document.getElementById('tour-3');
    if (card) await user.hover(card);
    const item = (await pinNamed('Ala-Kul trek 3, €890')).closest('li');
    expect(item?.className).toMatch(/hovered/);
  });

  it('that would lie over one another are one, which leads closer and back, and searches there', async () => {
    withoutWebGl();
    const pins = [
      pin({ id: 1, lat: 42, lng: 44 }),
      pin({ id: 2, lat: 42.3, lng: 44.9 }),
      pin({ id: 3, lat: 60, lng: 10 }),
    ];
    const { user, path, asked } = await open('/tours?view=map', () => page, mapOf(...pins));
    await user.click(await pinNamed('2 tours from €890'));
    expect(await pinNamed('Ala-Kul trek 1, €890')).toBeTruthy();
    await waitFor(() => expect(path()).toMatch(/^\/tours\?lat=42\.\d+&lng=44\.45&radius=\d+&view=map$/));
    const closer = new URLSearchParams(
      asked()
        .findLast((call) => call.includes('tours-map'))
        ?.split('?')[1],
    );
    expect(Number(closer.get('west'))).toBeLessThan(44);
    expect(Number(closer.get('north'))).toBeGreaterThan(42.3);
    expect(closer.has('lat')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'All tours' }));
    expect(await pinNamed('2 tours from €890')).toBeTruthy();
    await waitFor(() => expect(path()).toBe('/tours?view=map'));
  });

  it('come closer without a search when the map is not followed', async () => {
    withoutWebGl();
    const pins = [
      pin({ id: 1, lat: 42, lng: 44 }),
      pin({ id: 2, lat: 42.3, lng: 44.9 }),
      pin({ id: 3, lat: 60, lng: 10 }),
    ];
    const { user, path } = await open('/tours?view=map', () => page, mapOf(...pins));
    await user.click(screen.getByRole('checkbox', { name: 'Search as I move the map' }));
    await user.click(await pinNamed('2 tours from €890'));
    expect(await pinNamed('Ala-Kul trek 1, €890')).toBeTruthy();
    expect(screen.getByText('2 of 3 tours in sight')).toBeTruthy();
    expect(path()).toBe('/tours?view=map');
  });

  it('open the card of their tour, which is fetched when the page has it not, and give the focus back', async () => {
    withoutWebGl();
    const { user, asked } = await open('/tours?view=map&dateFrom=2027-06-01', () => page, {
      ...mapOf(pin({ id: 1, lat: 42, lng: 44 }), pin({ id: 77, lat: 10, lng: 100 })),
      'GET /crm/api/tour/get-by-ids': () => ({ items: [sampleTour({ id: 77 })] }),
    });
    const there = await pinNamed('Ala-Kul trek 77, €890');
    act(() => there.focus());
    await user.keyboard('{Enter}');
    const cards = await cardsAtPin();
    expect(document.activeElement).toBe(cards);
    expect(await within(cards).findByRole('link', { name: 'Ala-Kul trek 77' })).toBeTruthy();
    expect(asked().slice(-2).sort()).toEqual([
      'GET /crm/api/tour/get-by-ids?ids=77&dateFrom=2027-06-01&with_alt=1',
      // the way that the map draws for it
      'GET /spa/tour-route?id=77',
    ]);
    expect(there.getAttribute('aria-pressed')).toBe('true');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Tours at this pin' })).toBeNull());
    expect(document.activeElement).toBe(there);

    // the page's own is here already
    const cardsAsked = () => asked().filter((call) => !call.includes('/spa/tour-route'));
    const calls = cardsAsked().length;
    await user.click(await pinNamed('Ala-Kul trek 1, €890'));
    expect(within(await cardsAtPin()).getByRole('link', { name: 'Ala-Kul trek 1' })).toBeTruthy();
    expect(cardsAsked()).toHaveLength(calls);
    await user.click(within(await cardsAtPin()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Tours at this pin' })).toBeNull());
  });

  it('of many tours at one place show the first ones, and lead to all of them', async () => {
    withoutWebGl();
    const { user, asked } = await open('/tours?view=map&difficulty=2', () => page, {
      ...mapOf(pin({ id: 9, count: 583, lat: 42.66, lng: 44.64 }), pin({ id: 3, lat: 60, lng: 10 })),
      'GET /spa/tours': () => ({ ...samplePage(), total: 583 }),
    });
    await user.click(await pinNamed('583 tours from €890'));
    const cards = await cardsAtPin();
    expect(await within(cards).findAllByRole('article')).toHaveLength(2);
    expect(asked().at(-1)).toBe('GET /spa/tours?lat=42.66&lng=44.64&radius=1&difficulty=2');
    expect(within(cards).getByRole('link', { name: 'Show all 583' }).getAttribute('href')).toBe(
      '/tours?lat=42.66&lng=44.64&radius=1&difficulty=2',
    );
  });

  it('whose cards cannot be had say so, and try again', async () => {
    withoutWebGl();
    let isDown = true;
    const { user } = await open('/tours?view=map', () => page, {
      ...mapOf(pin({ id: 77, lat: 10, lng: 100 })),
      'GET /crm/api/tour/get-by-ids': () => (isDown ? 503 : { items: [sampleTour({ id: 77 })] }),
    });
    await user.click(await pinNamed('Ala-Kul trek 77, €890'));
    const cards = within(await cardsAtPin());
    expect(await cards.findByText('The tours could not be loaded.')).toBeTruthy();
    isDown = false;
    await user.click(cards.getByRole('button', { name: 'Try again' }));
    expect(await cards.findByRole('link', { name: 'Ala-Kul trek 77' })).toBeTruthy();
  });

  it('are those of the page when the others cannot be had', async () => {
    withoutWebGl();
    await open('/tours?view=map', () => page, { 'GET /spa/tours-map': () => 503 });
    expect(await pinNamed('Ala-Kul trek 1, €890')).toBeTruthy();
    expect(await pinNamed('Ala-Kul trek 3, €890')).toBeTruthy();
  });

  it('are none when nothing is found', async () => {
    withoutWebGl();
    await open('/tours?view=map', () => samplePage({ items: [], total: 0 }), mapOf());
    expect(await screen.findByText('No tour starts in this area.')).toBeTruthy();
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
