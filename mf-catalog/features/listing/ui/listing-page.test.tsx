import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import german from '../../../i18n/de.json' with { type: 'json' };
import listing from '../../../routes/listing.route.tsx';
import { type Answers, renderRoute } from '../../../testing/render-route.tsx';
import { sampleFacets, samplePage, sampleTour } from '../../../testing/sample-tours.ts';

const EVERYTHING = samplePage({ total: 40 });
const EASY = samplePage({ items: [sampleTour({ id: 3, name: 'Valley of Roses' })], total: 1 });

const NAMED = { organizer: 'Ala-Too Trekking', continent: { value: '2', name: 'Asia' }, places: [] };

const api = (answer: (query: URLSearchParams) => unknown): Answers => ({ 'GET /spa/tours-page': answer });
const open = (path: string, answer: (query: URLSearchParams) => unknown = () => EVERYTHING) =>
  renderRoute(listing, path, api(answer));

describe('the listing', () => {
  it('shows how many tours there are, and each as one link with its facts', async () => {
    await open('/tours');
    expect(screen.getByRole('heading', { level: 1, name: 'All tours' })).toBeTruthy();
    expect(screen.getByText('40 tours')).toBeTruthy();
    const card = within(screen.getAllByRole('article')[0] ?? document.body);
    expect(card.getByRole('link', { name: 'Ala-Kul trek 1' }).getAttribute('href')).toBe('/ala-kul-trek-1');
    for (const fact of [
      'Kyrgyzstan · Issyk-Kul',
      '8 days',
      'Challenging',
      'up to 10',
      'Jun 14, 2027',
      '+6 dates',
      '€890',
    ]) {
      expect(card.getByText(fact)).toBeTruthy();
    }
  });

  it('lets a tourist narrow the tours to easy ones: address, results and chip follow', async () => {
    const { user, path } = await open('/tours?page=2', (query) =>
      query.get('difficulty') === '1' ? EASY : { ...EVERYTHING, page: 2 },
    );
    await user.click(screen.getByRole('checkbox', { name: /Easy/ }));
    expect(await screen.findByRole('link', { name: 'Valley of Roses' })).toBeTruthy();
    expect(path()).toBe('/tours?difficulty=1');
    await user.click(screen.getByRole('link', { name: 'Remove Easy' }));
    await waitFor(() => expect(path()).toBe('/tours'));
  });

  it('takes the party along to tours and other filters, and does not search by it', async () => {
    const { user, path, asked } = await open('/tours?people=4');
    expect(screen.getByRole('link', { name: 'Ala-Kul trek 1' }).getAttribute('href')).toBe('/ala-kul-trek-1?people=4');
    await user.click(screen.getByRole('checkbox', { name: /Easy/ }));
    await waitFor(() => expect(path()).toBe('/tours?difficulty=1&people=4'));
    expect(asked().filter((call) => call.includes('people'))).toEqual([]);
  });

  it('asks once for what the loader has loaded', async () => {
    const { asked } = await open('/tours');
    expect(asked().filter((call) => call.includes('tours-page'))).toEqual(['GET /spa/tours-page?expand=filters']);
  });

  it.each([
    ['isCruisesSearch=1', 'Remove Cruises'],
    ['isAuthorTourSearch=1', 'Remove Author tours'],
    ['onlyReturningCruises=1', 'Remove Returning cruises'],
    ['continent=2', 'Remove Asia'],
    ['continent=9', 'Remove Part of the world', { places: [] }],
    ['organizer=5', 'Remove Ala-Too Trekking'],
  ])('calls the filter %s by its own name: %s', async (query, name, named = NAMED) => {
    await open(`/tours?${query}`, () => ({ ...EVERYTHING, named }));
    expect(screen.getByRole('link', { name })).toBeTruthy();
  });

  it.each([
    ['names excursions where the site has them', true, ['Remove Excursions']],
    ['and nothing that it does not narrow by, where it has none', false, []],
  ])('%s', async (_title, excursionsEnabled, chips) => {
    await renderRoute(
      listing,
      '/tours?type=2',
      api(() => EVERYTHING),
      { site: { excursionsEnabled } },
    );
    const named = screen.queryAllByRole('link', { name: /^Remove / }).map((chip) => chip.getAttribute('aria-label'));
    expect(named).toEqual(chips);
  });

  it('that is empty leads to the next month that has tours', async () => {
    const dates = [{ value: '2027-06', name: '', count: 4 }];
    await open('/tours?dateFrom=2027-05-01&dateTo=2027-05-31', (query) =>
      query.get('dateFrom') === '2027-05-01'
        ? samplePage({ items: [], total: 0, filters: sampleFacets({ dates }) })
        : EVERYTHING,
    );
    const nearest = within(screen.getByRole('list', { name: 'Close by' }));
    const june = nearest.getByRole('link', { name: 'June 2027: 4 tours' });
    expect(june.getAttribute('href')).toBe('/tours?dateFrom=2027-06-01&dateTo=2027-06-30');
  });

  it('that is empty quotes the words of a search once', async () => {
    await open('/tours?placeName=unicorns&difficulty=4', (query) =>
      query.has('placeName') ? samplePage({ items: [], total: 0 }) : samplePage({ total: 12 }),
    );
    expect(screen.getByText('Without “unicorns” there are 12 tours.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Drop “unicorns”' })).toBeTruthy();
  });

  it('is kept, in German, by a word that does not mean to call it off', () => {
    expect(JSON.stringify(german.keep)).not.toMatch(/aufheben/i);
  });

  it('keeps an option without tours in sight, but out of reach', async () => {
    await open('/tours');
    expect(screen.getByRole('checkbox', { name: /Extreme/ }).hasAttribute('disabled')).toBe(true);
  });

  it('chooses a length, and takes the filters away with one press', async () => {
    const { user, path } = await open('/tours');
    await user.click(screen.getByRole('link', { name: '4–7 days 50' }));
    await waitFor(() => expect(path()).toBe('/tours?daysMin=4&daysMax=7'));
    await user.click(screen.getByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(path()).toBe('/tours'));
  });

  it('removes a chip by the Delete key and moves on to the next', async () => {
    const { user, path } = await open('/tours?difficulty=1,2');
    screen.getByRole('link', { name: 'Remove Easy' }).focus();
    await user.keyboard('{Delete}');
    await waitFor(() => expect(path()).toBe('/tours?difficulty=2'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Moderate');
  });

  it('sorts from cheap to dear', async () => {
    const { user, path } = await open('/tours');
    const [sort] = screen.getAllByRole('combobox', { name: 'Sort' });
    if (!sort) throw new Error('no way to sort');
    await user.selectOptions(sort, 'Price: low to high');
    await waitFor(() => expect(path()).toBe('/tours?sort=price'));
  });

  it('works as links and a form before any script', async () => {
    const { container } = await open('/tours?difficulty=2&priceMax=900');
    const form = container.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/tours');
    expect(form?.method).toBe('get');
    const sent = [...(form?.querySelectorAll<HTMLInputElement>('input[name]:not([disabled])') ?? [])]
      .filter(({ type, checked }) => type === 'hidden' || checked)
      .map(({ name, value }) => [name, value]);
    expect(Object.fromEntries(sent)).toEqual({ priceMax: '900', difficulty: '2' });
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe(
      '/tours?priceMax=900&difficulty=2&page=3',
    );
    expect(screen.getByRole('link', { name: /Kyrgyzstan/ }).getAttribute('href')).toBe(
      '/kyrgyzstan?priceMax=900&difficulty=2',
    );
  });

  it('names the filter to drop when nothing is left', async () => {
    const none = samplePage({ items: [], total: 0 });
    await open('/tours?priceMax=10&difficulty=4', (query) =>
      query.has('priceMax') ? none : samplePage({ total: 12 }),
    );
    expect(screen.getByRole('heading', { name: 'Nothing found based on your search' })).toBeTruthy();
    expect(screen.getByText('Without “up to €10” there are 12 tours.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Drop “up to €10”' }).getAttribute('href')).toBe('/tours?difficulty=4');
  });

  it('describes a place without tours by what it sells, not by a zero', async () => {
    const place = {
      ...{ kind: 'countries', id: 8, name: 'Norway', slug: 'norway', heading: 'Tours in Norway', text: '' },
      ...{ picture: null, parents: [] },
    };
    await open('/norway', () => samplePage({ items: [], total: 0, place }));
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(
      /^Norway: guided tours by verified organizers\. /,
    );
  });

  it('gives every page its own title and canonical address', async () => {
    const place = {
      kind: 'countries',
      id: 7,
      name: 'Georgia',
      slug: 'georgia',
      heading: 'Tours in Georgia',
      text: '',
      picture: null,
      parents: [],
    };
    await open('/georgia?page=2', () => ({ ...EVERYTHING, page: 2, place }));
    expect(document.title).toBe('Tours in Georgia, page 2 · Cairn');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://cairn.test/georgia?page=2',
    );
  });

  it('is no page at all for a place that is none', async () => {
    await open('/atlantis');
    expect(screen.getByRole('heading', { name: 'Page answered 404' })).toBeTruthy();
  });
});

describe('filters on a phone', () => {
  it('apply only with the button, whose count follows every change', async () => {
    const facets = sampleFacets({ group_size: [] });
    const { user, path } = await open('/tours', (query) =>
      query.get('difficulty') === '1' ? EASY : { ...EVERYTHING, filters: facets },
    );
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(await sheet.findByRole('checkbox', { name: /Easy/ }));
    const show = await sheet.findByRole('button', { name: 'Show 1 tour' });
    expect(path()).toBe('/tours');
    await user.click(show);
    await waitFor(() => expect(path()).toBe('/tours?difficulty=1'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
