import type { Profile } from '@cairn/shared-contracts/api/user.schema';
import { emitterOf } from '@cairn/shared-contracts/remote/events';
import { FAVOURITES_COOKIE } from '@cairn/shared-contracts/remote/guest-favourites';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { renderInLayout } from '../testing/render-in-layout.tsx';
import { setCookie } from './cookies.ts';
import { Header } from './header.tsx';

// a profile is more than a header needs
const KATE = { id: 3, first_name: 'Kate' } as Profile;

afterEach(() => setCookie(FAVOURITES_COOKIE, '', 0));

const pill = () => screen.queryByRole('link', { name: /^Search tours: / });

describe('the header', () => {
  it.each(['home', 'blog', 'favorites'])('leads to the sections on the page “%s”', (page) => {
    renderInLayout(<Header user={null} />, { page });
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
    expect(pill()).toBeNull();
  });

  it.each([
    ['listing', { slug: 'new-zealand' }, '/new-zealand?people=4', 'Search tours: New Zealand Any dates 4 people'],
    ['listing', { slug: 'tours' }, '/tours', 'Search tours: Anywhere Any dates Add people'],
    ['tour', { slug: 'walk-42' }, '/walk-42', 'Search tours: Anywhere Any dates Add people'],
  ])('offers the search on a %s', (page, params, at, name) => {
    renderInLayout(<Header user={null} />, { page, params, at });
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/tours');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  it('opens the finder with what is searched, and closes it when it has led on', async () => {
    const at = '/new-zealand?dateFrom=2027-06-14&dateTo=2027-06-28&people=4';
    const { user, address } = renderInLayout(<Header user={null} />, {
      page: 'listing',
      params: { slug: 'new-zealand' },
      at,
    });
    await user.click(screen.getByRole('link', { name: /^Search tours: / }));
    const finder = await screen.findByTestId('mf-catalog/search-box');
    expect(JSON.parse(finder.textContent ?? '')).toEqual({
      place: { slug: 'new-zealand', name: 'New Zealand' },
      dates: { start: '2027-06-14', end: '2027-06-28' },
      people: 4,
    });
    expect(address()).toBe(at);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('counts what a guest keeps, from the first paint and live', async () => {
    setCookie(FAVOURITES_COOKIE, '7,12', 100);
    renderInLayout(<Header user={null} />, { page: 'home', visit: { guestFavourites: 2 } });
    expect(screen.getByRole('link', { name: 'Favourites, 2' })).toBeTruthy();
    setCookie(FAVOURITES_COOKIE, '7', 100);
    act(() => emitterOf<'mf-catalog'>()('mf-catalog/guest-favourites-changed', { tourIds: [7] }));
    expect(screen.getByRole('link', { name: 'Favourites, 1' })).toBeTruthy();
    setCookie(FAVOURITES_COOKIE, '', 0);
    act(() => emitterOf<'mf-account'>()('mf-account/guest-favourites-taken'));
    expect(screen.getByRole('link', { name: 'Favourites' })).toBeTruthy();
  });

  it('counts what a person keeps, with their messages and menu', async () => {
    setCookie(FAVOURITES_COOKIE, '7,12', 100);
    const calls = { 'GET /crm/api/user/favourite-tours': () => ({ body: { ids: [1, 2, 3] } }) };
    renderInLayout(<Header user={KATE} />, { page: 'home', user: KATE, calls });
    expect(await screen.findByRole('link', { name: 'Favourites, 3' })).toBeTruthy();
    expect(screen.getByTestId('mf-chat/unread-badge')).toBeTruthy();
    expect(screen.getByTestId('mf-account/account-menu')).toBeTruthy();
  });
});
