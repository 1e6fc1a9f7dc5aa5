import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answers, renderRoute } from '../testing/render-route.tsx';
import { sampleTour } from '../testing/sample-tours.ts';
import home from './home.route.tsx';

const place = (id: number, name: string, kind = 'countries') => ({
  id,
  name,
  slug: name.toLowerCase(),
  kind,
  count: 142,
  caption: 'no experience needed',
  picture: null,
});
const STATS = {
  totalCount: 2316,
  toursCount: 2316,
  cruisesCount: 0,
  authorToursCount: 0,
  verifiedOrganizersCount: 1180,
  regionsCount: 210,
  restKindsCount: 12,
  countriesCount: 64,
  reviewsCount: 48_200,
  averageRating: 4.92,
};
const CONFIG = { tour_emojis: [], landing_videos: [], seo_block_images: [], stats_caption: null };
const API: Answers = {
  'GET /spa/info': () => STATS,
  'GET /spa/popular-places': () => ({
    items: [place(1, 'Kyrgyzstan'), place(2, 'Georgia'), place(3, 'Svaneti', 'regions')],
  }),
  'GET /spa/best-tours': (query) => ({
    items: [
      query.get('segment') === 'weekend' ? sampleTour({ id: 2, name: 'Stars over Kazbegi' }) : sampleTour({ id: 1 }),
    ],
  }),
  'GET /spa/collections': () => ({ items: [place(9, 'Volcanoes', 'collections')] }),
  'GET /spa/app-config': () => CONFIG,
};

describe('the home page', () => {
  it('says what the site is, in numbers, and leads to places, tours and collections', async () => {
    await renderRoute(home, '/', API);
    expect(screen.getByText(/in 64 countries, sold directly by 1,180 verified organizers/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Svaneti' }).getAttribute('href')).toBe('/svaneti');
    expect(screen.getByRole('link', { name: /Kyrgyzstan 142 tours/ }).getAttribute('href')).toBe('/kyrgyzstan');
    expect(screen.getByRole('link', { name: /Volcanoes/ }).getAttribute('href')).toBe('/volcanoes');
    expect(screen.getByRole('link', { name: 'Show all 2,316 tours' }).getAttribute('href')).toBe('/tours');
  });

  it('tells search engines about the site, its search and its best tours', async () => {
    await renderRoute(home, '/', API);
    const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
      JSON.parse(textContent ?? ''),
    );
    expect(blocks.map((block) => block['@type'])).toEqual(['WebSite', 'Organization', 'ItemList']);
    expect(blocks[2].itemListElement[0]).toMatchObject({ position: 1, url: 'https://cairn.test/ala-kul-trek-1' });
  });

  it('calls its best tours by what they are ranked by, and promises no month', async () => {
    await renderRoute(home, '/', API);
    const heading = screen.getByRole('heading', { level: 2, name: 'Tours that hikers liked best' });
    const section = heading.closest('section');
    expect(section?.textContent).toMatch(/Ranked by what tourists say about them/);
    expect(section?.querySelector('article a')?.getAttribute('href')).toMatch(/^\/ala-kul-trek-1/);
    expect(screen.queryByText(/this month/i)).toBeNull();
  });

  it('lets a tourist look at weekend tours only', async () => {
    const { user, asked } = await renderRoute(home, '/', API);
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'Length of the tour' })).getByRole('radio', { name: 'Weekend' }),
    );
    expect(await screen.findByRole('link', { name: 'Stars over Kazbegi' })).toBeTruthy();
    await waitFor(() => expect(asked()).toContain('GET /spa/best-tours?limit=8&segment=weekend'));
  });

  it('stands when parts of it cannot be had', async () => {
    await renderRoute(home, '/', { ...API, 'GET /spa/info': () => 503, 'GET /spa/collections': () => 503 });
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all tours' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Collections' })).toBeNull();
  });

  it('says whose club it is, what there is of it, and who answers for the tours', async () => {
    await renderRoute(home, '/', API);
    const members = screen.getByRole('link', { name: '1,180 mountain tour providers' });
    expect(members.getAttribute('href')).toBe('/tour-providers');
    expect(members.parentElement?.textContent).toBe('Club of the 1,180 mountain tour providers');
    expect(screen.getByRole('region', { name: '2,316 unique tours around the world' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Welcome to Cairn' }).textContent).toMatch(/no hidden fees/);
    expect(JSON.parse(screen.getByTestId('mf-content/organizer-rail').textContent ?? '')).toEqual({ limit: 5 });
  });

  it('shows the pictures and the caption of the site’s configuration in place of its own', async () => {
    const seo_block_images = ['one', 'two', 'three'].map((name) => ({
      url: `/media/${name}/{size}.jpg`,
      alt: `A ${name}`,
    }));
    const config = { ...CONFIG, seo_block_images, stats_caption: 'Tours for everybody' };
    await renderRoute(home, '/', { ...API, 'GET /spa/app-config': () => config });
    expect(['A one', 'A two', 'A three'].map((name) => screen.getByRole('img', { name }).tagName)).toEqual([
      'IMG',
      'IMG',
      'IMG',
    ]);
    expect(screen.getByRole('region', { name: 'Tours for everybody' })).toBeTruthy();
  });
});

describe('excursions on the home page', () => {
  const answers: Answers = {
    ...API,
    'GET /spa/tours': () => ({
      items: [sampleTour({ id: 7, name: 'Sunrise walk', type: 2 })],
      total: 31,
      page: 1,
      per_page: 12,
    }),
  };

  it('have their way in where the site offers them', async () => {
    const { asked } = await renderRoute(home, '/', answers, { site: { excursionsEnabled: true } });
    expect(screen.getByRole('link', { name: 'Excursions' }).getAttribute('href')).toBe('/tours?type=2');
    expect(await screen.findByRole('link', { name: 'Sunrise walk' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All 31 excursions' }).getAttribute('href')).toBe('/tours?type=2');
    expect(asked()).toContain('GET /spa/tours?type=2');
  });

  it('are not spoken of elsewhere, nor asked for', async () => {
    const { asked } = await renderRoute(home, '/', answers);
    expect(screen.queryByText('Excursions')).toBeNull();
    expect(asked().filter((call) => call.startsWith('GET /spa/tours?'))).toEqual([]);
  });
});

describe('the film behind the promise', () => {
  const FILM = { desktop: '/media/film/wide.webm', mobile: '/media/film/tall.webm', color: '#1f3d36' };
  const answers: Answers = {
    ...API,
    'GET /spa/app-config': () => ({ ...CONFIG, landing_videos: [{ ...FILM, poster: '/media/poster/{size}.jpg' }] }),
  };
  const matching = (...queries: string[]) =>
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        // a media query list has more than the page asks of it
        ({
          matches: queries.some((part) => query.includes(part)),
          addEventListener() {},
          removeEventListener() {},
        }) as never,
    );
  const film = () => document.querySelector('video');
  const plays = () => jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pauses = () => jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is not there on a site without films: the picture is', async () => {
    await renderRoute(home, '/', API);
    expect(document.querySelector('img[fetchpriority=high]')?.getAttribute('src')).toContain('/media/site/hero/');
    expect(screen.queryByRole('button', { name: /background video/ })).toBeNull();
  });

  it('starts over its poster, without sound, and can be stopped', async () => {
    matching();
    const play = plays();
    const pause = pauses();
    const { user } = await renderRoute(home, '/', answers);
    expect(document.querySelector('img[fetchpriority=high]')?.getAttribute('src')).toBe('/media/poster/760.jpg');
    await user.click(await screen.findByRole('button', { name: 'Pause the background video' }));
    expect(film()?.getAttribute('src')).toBe(FILM.desktop);
    expect(film()?.muted).toBe(true);
    expect(play).toHaveBeenCalledTimes(1);
    expect(pause).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Play the background video' }));
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('has the shape of a phone on a phone', async () => {
    matching('max-width: 767');
    plays();
    await renderRoute(home, '/', answers);
    await screen.findByRole('button', { name: 'Pause the background video' });
    expect(film()?.getAttribute('src')).toBe(FILM.mobile);
  });

  it('is not fetched for somebody who wants no motion, until they ask for it', async () => {
    matching('prefers-reduced-motion');
    const play = plays();
    const { user } = await renderRoute(home, '/', answers);
    const button = await screen.findByRole('button', { name: 'Play the background video' });
    expect(film()).toBeNull();
    await user.click(button);
    expect(film()).not.toBeNull();
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('leaves the picture when the browser lets nothing play', async () => {
    matching();
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    pauses();
    await renderRoute(home, '/', answers);
    expect(await screen.findByRole('button', { name: 'Play the background video' })).toBeTruthy();
  });
});
