import { describe, expect, it } from '@jest/globals';
import { currentSearch } from './current-search.ts';

const NOTHING = { place: undefined, dates: undefined, people: undefined };
const dates = { start: '2027-06-14', end: '2027-06-28' };

describe('what the header says of a search', () => {
  it.each([
    ['nothing on all tours', 'tours', '', NOTHING],
    ['nothing on a tour', undefined, '', NOTHING],
    ['a place', 'new-zealand', '', { ...NOTHING, place: { slug: 'new-zealand', name: 'New Zealand' } }],
    ['the last of several', 'georgia/svaneti', '', { ...NOTHING, place: { slug: 'georgia/svaneti', name: 'Svaneti' } }],
    ['dates', 'tours', 'dateFrom=2027-06-14&dateTo=2027-06-28', { ...NOTHING, dates }],
    ['no half of them', 'tours', 'dateFrom=2027-06-14', NOTHING],
    ['none that cannot be', 'tours', 'dateFrom=2027-16-14&dateTo=2027-06-28', NOTHING],
    ['none the wrong way round', 'tours', 'dateFrom=2027-06-28&dateTo=2027-06-14', NOTHING],
    ['people', 'tours', 'people=4', { ...NOTHING, people: 4 }],
    ['children', 'tours', 'people=4&ages=5,9', { ...NOTHING, people: 4, ages: [5, 9] }],
    ['more people than there may be', 'tours', 'people=99&ages=1,2,3', { ...NOTHING, ages: [1] }],
    ['children of two', 'tours', 'ages=8,9', { ...NOTHING, ages: [8] }],
    ['no crowd', 'tours', 'people=400', NOTHING],
    ['no half people', 'tours', 'people=1.5', NOTHING],
  ])('%s', (_title, slug, query, search) => {
    expect(currentSearch(slug, new URLSearchParams(query))).toEqual(search);
  });

  it('calls a place what its page does', () => {
    const place = { slug: 'new-zealand', name: 'Neuseeland' };
    expect(currentSearch('new-zealand', new URLSearchParams(), 'Neuseeland')).toEqual({ ...NOTHING, place });
  });
});
