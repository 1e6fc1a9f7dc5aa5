import { describe, expect, it } from '@jest/globals';
import { finderHref } from './finder-href.ts';

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
  ])('%s', (_title, place, days, href) => {
    expect(finderHref({ place, dates: days, people: 2 })).toBe(href);
  });

  it('what was typed and is no place is looked for, on those days', () => {
    expect(finderHref({ place: null, phrase: 'ala kul', dates, people: 2 })).toBe(
      '/tours?placeName=ala+kul&dateFrom=2027-06-14&dateTo=2027-06-28',
    );
  });

  it.each([
    ['a listing', null, dates, '/tours?dateFrom=2027-06-14&dateTo=2027-06-28&people=4'],
    ['a tour', { kind: 'tours', id: 1, slug: 'ala-kul-1' }, null, '/ala-kul-1?people=4'],
  ])('takes the party along to %s', (_title, place, days, href) => {
    expect(finderHref({ place, dates: days, people: 4 })).toBe(href);
  });
});
