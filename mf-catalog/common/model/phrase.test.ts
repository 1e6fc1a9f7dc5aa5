import type { PhrasePart } from '@cairn/shared-contracts/api/phrase.schema';
import { parseFilter } from '@cairn/shared-contracts/domain/filter-params';
import { describe, expect, it } from '@jest/globals';
import { phraseHref } from './phrase.ts';

const part = (id: string, filter: Record<string, string>): PhrasePart => ({ id, filter, isGuess: false });
const georgia = part('place', { slug: 'georgia' });
const july = part('dates', { dateFrom: '2027-07-01', dateTo: '2027-07-31' });

describe('the listing of a sentence', () => {
  it.each([
    ['nothing understood: all tours', [], {}, '/tours'],
    ['a place is its own listing', [georgia, july], {}, '/georgia?dateFrom=2027-07-01&dateTo=2027-07-31'],
    [
      'several of a list',
      [part('kind-1', { restKinds: '1' }), part('kind-2', { restKinds: '2' })],
      {},
      '/tours?restKinds=1,2',
    ],
    [
      'the place of the page stays when none is said',
      [july],
      { slug: 'norway' },
      '/norway?dateFrom=2027-07-01&dateTo=2027-07-31',
    ],
    ['a place that is said takes over', [georgia], { slug: 'norway', countries: '4' }, '/georgia'],
    [
      'near a town is no listing of its own',
      [part('place', { placeName: 'Almaty', lat: '43.2', lng: '76.9', radius: '100' })],
      { slug: 'norway' },
      '/tours?placeName=Almaty&lat=43.2&lng=76.9&radius=100',
    ],
    [
      'a new upper bound takes the lower one along',
      [part('price', { priceMax: '900' })],
      { priceMin: '1000' },
      '/tours?priceMax=900',
    ],
    [
      'what was narrowed before stays',
      [july],
      { difficulty: '2', page: '3' },
      '/tours?dateFrom=2027-07-01&dateTo=2027-07-31&difficulty=2',
    ],
    ['the party goes along', [part('party', { people: '3', minAge: '10' })], {}, '/tours?minAge=10&people=3'],
  ])('%s', (_title, parts, base, href) => {
    expect(phraseHref({ parts, left: [] }, parseFilter(base))).toBe(href);
  });

  it('says what was left out', () => {
    expect(phraseHref({ parts: [georgia], left: ['unicorns', 'and more'] })).toBe('/georgia?left=unicorns+and+more');
  });
});
