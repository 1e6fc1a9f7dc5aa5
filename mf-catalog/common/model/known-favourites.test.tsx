import { afterEach, describe, expect, it } from '@jest/globals';
import { guestFavourites, noFavourites, setGuestFavourite } from './guest-favourites.ts';

const setCookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a page's answer writes it
  document.cookie = text;
};

describe('favourites of a guest, as hearts read them', () => {
  afterEach(() => {
    for (const name of ['favorite_tours', 'i18n_currency', 'time_zone']) setCookie(`${name}=; max-age=0; path=/`);
  });

  it('are the server’s own list where there are none: no heart is rendered once more', () => {
    setCookie('i18n_currency=EUR; path=/');
    expect(guestFavourites()).toBe(noFavourites());
    setGuestFavourite(7, true);
    setGuestFavourite(7, false);
    expect(guestFavourites()).toBe(noFavourites());
  });

  it('are the same list when another cookie changes', () => {
    setGuestFavourite(7, true);
    const before = guestFavourites();
    setCookie('time_zone=Asia/Almaty; path=/');
    expect(guestFavourites()).toBe(before);
    expect(before).toEqual([7]);
  });
});
