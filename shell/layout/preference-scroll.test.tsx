import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { keepScroll, restoreScroll } from './preference-scroll.ts';

/** how far down the page was taken, time after time */
let places: unknown[];
beforeEach(() => {
  places = [];
  jest.spyOn(window, 'scrollTo').mockImplementation((...[to]: unknown[]) => {
    places.push(to);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

function leave(page: string, y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  keepScroll(page);
}

describe('the same page in another language', () => {
  it('begins where the visitor was, once', () => {
    leave('/tours?page=2', 1200);
    restoreScroll('/tours?page=2');
    restoreScroll('/tours?page=2');
    expect(places).toEqual([{ top: 1200, behavior: 'instant' }]);
  });

  it('another page begins at its top', () => {
    leave('/tours?page=2', 1200);
    restoreScroll('/tours?page=3');
    restoreScroll('/tours?page=2');
    expect(places).toEqual([]);
  });

  it('is reached when the page is complete, if the HTML was too short before', () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    leave('/tours', 1200);
    restoreScroll('/tours');
    window.dispatchEvent(new Event('load'));
    expect(places).toHaveLength(2);
  });

  it.each(['nonsense', '{"page":1,"y":2}', 'null'])('something else in the storage (%s) does nothing', (text) => {
    sessionStorage.setItem('cairn:scroll', text);
    restoreScroll('/tours');
    expect(places).toEqual([]);
  });
});
