import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startsPictureTransition } from './picture-transition.ts';

interface Shown {
  path: string;
  top?: number;
}

/** pictures 300 px high, one under the other or where they are said to be */
function show(...pictures: readonly Shown[]) {
  document.body.replaceChildren(
    ...pictures.map(({ path, top = 0 }) => {
      const place = document.createElement('div');
      place.dataset.pictureOf = path;
      place.append(document.createElement('img'));
      for (const element of [place, ...place.children])
        element.getBoundingClientRect = () => new DOMRect(0, top, 400, 300);
      return place;
    }),
  );
}
const named = () =>
  [...document.querySelectorAll('img')].map((image) => image.style.getPropertyValue('view-transition-name'));
let isStill = false;

beforeEach(() => {
  isStill = false;
  Object.assign(document, { startViewTransition: () => {} });
  Object.assign(window, { matchMedia: () => ({ matches: isStill }), scrollTo: () => {} });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  startsPictureTransition('', '');
});

describe('a picture goes along', () => {
  it('from the card that is left to the page that comes, under one name at a time', async () => {
    show({ path: '/other-2' }, { path: '/horses-1' });
    expect(startsPictureTransition('/tours', '/horses-1')).toBe(true);
    expect(named()).toEqual(['', 'tour-picture']);
    show({ path: '/horses-1' });
    await Promise.resolve();
    expect(named()).toEqual(['tour-picture']);
  });

  it('and back to the card, of several to the one that is seen', async () => {
    show({ path: '/horses-1' });
    expect(startsPictureTransition('/horses-1', '/tours')).toBe(true);
    show({ path: '/horses-1', top: -400 }, { path: '/other-2' }, { path: '/horses-1', top: 200 });
    await Promise.resolve();
    expect(named()).toEqual(['', '', 'tour-picture']);
  });

  it('nowhere from a page without it, or with it out of sight', () => {
    show({ path: '/other-2' }, { path: '/horses-1', top: 5000 });
    expect(startsPictureTransition('/tours', '/horses-1')).toBe(false);
    expect(named()).toEqual(['', '']);
  });

  it('nowhere for somebody who wants little motion', () => {
    isStill = true;
    show({ path: '/horses-1' });
    expect(startsPictureTransition('/tours', '/horses-1')).toBe(false);
  });

  it('nowhere in a browser that cannot do it', () => {
    Reflect.deleteProperty(document, 'startViewTransition');
    show({ path: '/horses-1' });
    expect(startsPictureTransition('/tours', '/horses-1')).toBe(false);
  });
});
