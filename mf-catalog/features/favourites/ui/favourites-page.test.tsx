import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import favorites from '../../../routes/favorites.route.tsx';
import { type Answers, renderRoute } from '../../../testing/render-route.tsx';
import { sampleTour } from '../../../testing/sample-tours.ts';

const USER = { id: 1, first_name: 'Ann' };
const GONE = { id: 9, name: 'Winter in Svaneti', reason: 'past' };
const CARDS: Answers = {
  'GET /crm/api/tour/get-by-ids': (query) => ({
    items: (query.get('ids') ?? '').split(',').map((id) => sampleTour({ id: Number(id) })),
  }),
  'GET /crm/api/favourite-tour/unavailable': (query) => ({
    items: query.get('ids')?.split(',').includes('9') ? [GONE] : [],
  }),
};
const LOGGED_IN: Answers = { ...CARDS, 'GET /crm/api/user/profile': () => USER };

const open = (answers: Answers = CARDS) => renderRoute(favorites, '/favorites', answers);
const setCookie = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `favorite_tours=${value}; path=/; max-age=${value ? 60 : 0}`;
};

afterEach(() => {
  setCookie('');
  jest.restoreAllMocks();
});

describe('the page of favourites', () => {
  it('shows a guest what the cookie holds, the last one first', async () => {
    setCookie('3,12');
    const { asked } = await open();
    expect(await screen.findByRole('heading', { name: 'Ala-Kul trek 12' })).toBeTruthy();
    expect(asked()).toContain('GET /crm/api/tour/get-by-ids?ids=12%2C3&with_alt=1');
    expect(screen.getByText(/kept in this browser/)).toBeTruthy();
    const logIn = screen.getByRole('link', { name: 'Log in to have them everywhere' });
    expect(logIn.getAttribute('href')).toBe('/login');
  });

  it('keeps the name of a tour that is over, without a card to book it', async () => {
    setCookie('3,9');
    const { user } = await open();
    const list = await screen.findByRole('region', { name: 'No longer available' });
    expect(within(list).getByRole('heading', { name: 'Winter in Svaneti' })).toBeTruthy();
    expect(within(list).getByText('no longer available because the tour dates have passed')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);

    act(() => within(list).getByRole('button', { name: 'Remove Winter in Svaneti' }).focus());
    await user.keyboard('{Enter}');
    expect(document.cookie).toContain('favorite_tours=3');
    await waitFor(() => expect(screen.queryByText('Winter in Svaneti')).toBeNull());
  });

  it('asks the server for all of a user’s tours, those that are over too', async () => {
    const { asked } = await open({
      ...LOGGED_IN,
      'GET /crm/api/user/favourite-tours': (query) => ({ ids: query.get('active_only') ? [3] : [3, 9] }),
      'POST /crm/api/favourite-tour/delete': () => ({ result: true }),
    });
    expect(await screen.findByRole('heading', { name: 'Winter in Svaneti' })).toBeTruthy();
    expect(asked()).toContain('GET /crm/api/user/favourite-tours?active_only=1');
    expect(asked()).toContain('GET /crm/api/user/favourite-tours');
  });

  it('has a user’s tours as soon as it is there: a page that is read without a connection asks nobody', async () => {
    await open({
      ...LOGGED_IN,
      'GET /crm/api/user/favourite-tours': (query) => ({ ids: query.get('active_only') ? [3] : [3, 9] }),
    });
    expect(screen.getByRole('heading', { name: 'Ala-Kul trek 3' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Winter in Svaneti' })).toBeTruthy();
  });

  it('is an empty list when the server does not answer', async () => {
    await open({ ...LOGGED_IN, 'GET /crm/api/user/favourite-tours': () => 503 });
    expect(await screen.findByRole('heading', { name: 'No favourites yet' })).toBeTruthy();
  });

  it('logs and ignores a removal that fails', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = await open({
      ...LOGGED_IN,
      'GET /crm/api/user/favourite-tours': () => ({ ids: [9] }),
      'POST /crm/api/favourite-tour/delete': () => 503,
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Winter in Svaneti' }));
    await waitFor(() => expect(warn).toHaveBeenCalledWith('a favourite was not removed: Refused'));
    expect(screen.queryByText('Winter in Svaneti')).toBeNull();
    expect(screen.getByRole('heading', { name: 'No favourites yet' })).toBeTruthy();
  });
});
