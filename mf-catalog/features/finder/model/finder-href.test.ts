import { describe, expect, it } from '@jest/globals';
import type { Reading } from '../../../common/model/use-reading.ts';
import { finderHref } from './finder-href.ts';

const TWO = { adults: 2, ages: [] };
const dates = { start: '2027-06-14', end: '2027-06-28' };

describe('where the finder leads', () => {
  it.each([
    ['nothing chosen: all tours', null, null, '/tours'],
    ['a place', { kind: 'countries', id: 7, slug: 'georgia' }, null, '/georgia'],
    [
      'a place on certain days',
      { kind: 'regions', id: 8, slug: 'svaneti' },
      dates,
      '/svaneti?dateFrom=2027-06-14&dateTo=2027-06-28',
    ],
    ['days only', null, dates, '/tours?dateFrom=2027-06-14&dateTo=2027-06-28'],
    ['a tour is its own page', { kind: 'tours', id: 1, slug: 'ala-kul-1' }, dates, '/ala-kul-1'],
    [
      'an organizer: all of their tours',
      { kind: 'organizers', id: 5, slug: 'tour-provider/5' },
      null,
      '/tours?organizer=5',
    ],
    [
      'a continent: all tours of it',
      { kind: 'continents', id: 2, slug: '' },
      dates,
      '/tours?continent=2&dateFrom=2027-06-14&dateTo=2027-06-28',
    ],
  ])('%s', (_title, place, days, href) => {
    expect(finderHref({ place, dates: days, party: TWO })).toBe(href);
  });

  it.each([
    ['a listing: those that take the youngest child', null, '/tours?minAge=5&people=4&ages=9,5'],
    ['a tour', { kind: 'tours', id: 1, slug: 'ala-kul-1' }, '/ala-kul-1?people=4&ages=9,5'],
  ])('takes children along to %s', (_title, place, href) => {
    expect(finderHref({ place, dates: null, party: { adults: 2, ages: [9, 5] } })).toBe(href);
  });

  it('leads to what a sentence means, once it is read', () => {
    const reading: Reading = {
      text: 'georgia in july',
      parts: [
        { id: 'place', filter: { slug: 'georgia' }, isGuess: false },
        { id: 'dates', filter: { dateFrom: '2027-07-01', dateTo: '2027-07-31' }, isGuess: false },
      ],
      left: ['unicorns'],
    };
    const choice = { place: null, phrase: 'georgia in july', reading, dates: null, party: { adults: 3, ages: [] } };
    expect(finderHref(choice)).toBe('/georgia?dateFrom=2027-07-01&dateTo=2027-07-31&people=3&left=unicorns');
    // the field is ahead of it
    expect(finderHref({ ...choice, phrase: 'georgia in june' })).toBe('/tours?people=3&q=georgia+in+june');
  });

  it('what was typed and is not read yet is read on the way, on those days', () => {
    expect(finderHref({ place: null, phrase: 'ala kul', dates, party: TWO })).toBe(
      '/tours?dateFrom=2027-06-14&dateTo=2027-06-28&q=ala+kul',
    );
  });

  it.each([
    ['a listing', null, dates, '/tours?dateFrom=2027-06-14&dateTo=2027-06-28&people=4'],
    ['a tour', { kind: 'tours', id: 1, slug: 'ala-kul-1' }, null, '/ala-kul-1?people=4'],
  ])('takes the party along to %s', (_title, place, days, href) => {
    expect(finderHref({ place, dates: days, party: { adults: 4, ages: [] } })).toBe(href);
  });
});
