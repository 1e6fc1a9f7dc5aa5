import type { Profile } from '@cairn/shared-contracts/api/user.schema';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderInLayout } from '../testing/render-in-layout.tsx';
import MobileMenuSheet from './mobile-menu-sheet.tsx';
import { TabBar } from './tab-bar.tsx';

// a profile is more than tabs need
const KATE = { id: 3, first_name: 'Kate' } as Profile;

const tabs = () =>
  within(screen.getByRole('navigation', { name: 'App' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the tabs of a phone', () => {
  it.each<[string, Profile | null | undefined, string]>([
    ['somebody logged in, to the settings', KATE, '/settings'],
    ['a guest, to where one logs in and comes back', null, '/login?next=%2Fhere'],
    ['somebody whom the api cannot name now, to where both are found', undefined, '/settings'],
  ])('lead %s', (_title, user, account) => {
    renderInLayout(<TabBar user={user} />, { user: user ?? null });
    expect(tabs()).toEqual([
      ['Explore', '/'],
      ['Favourites', '/favorites'],
      ['Trips', '/trips'],
      ['Messages', '/chat'],
      ['Account', account],
    ]);
  });

  it.each<[string, string, 'page' | true, string | undefined]>([
    ['/', 'mf-catalog/route.home', 'page', 'Explore'],
    ['/tours', 'mf-catalog/route.listing', true, 'Explore'],
    ['/terskey-alatau-traverse-1', 'mf-tour/route.tour', true, 'Explore'],
    ['/help-center', 'mf-content/route.help', true, 'Explore'],
    ['/favorites', 'mf-catalog/route.favourites', 'page', 'Favourites'],
    ['/trips', 'mf-account/route.trips', 'page', 'Trips'],
    ['/chat/7', 'mf-chat/route.chat', 'page', 'Messages'],
    ['/login', 'mf-account/route.login', true, undefined],
  ])('say where one is: %s', (at, target, current, tab) => {
    renderInLayout(<TabBar user={KATE} />, { at, target, user: KATE });
    const lit = ['page', true].flatMap((value) => screen.queryAllByRole('link', { current: value as 'page' | true }));
    expect(lit.map((link) => link.textContent)).toEqual(tab === undefined ? [] : [tab]);
    if (tab) expect(lit[0]?.getAttribute('aria-current')).toBe(String(current));
  });
});

it('the menu of phones and tablets leads to one’s trips', () => {
  renderInLayout(<MobileMenuSheet onClose={() => undefined} />);
  expect(screen.getByRole('link', { name: 'My trips' }).getAttribute('href')).toBe('/trips');
});
