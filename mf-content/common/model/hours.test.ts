import { describe, expect, it } from '@jest/globals';
import { clockName, dayName, dayThere, hoursTable, hoursText, momentText, openingAt, type WorkTime } from './hours.ts';

const week = (days: [number, string, string][]): WorkTime => ({
  timezone: 'Europe/London',
  days: days.map(([day, from, to]) => ({ day, from, to })),
  is_open: false,
});
const office = week([
  [1, '08:00', '20:00'],
  [2, '08:00', '20:00'],
  [3, '08:00', '20:00'],
  [6, '09:30', '18:00'],
]);

describe('whether somebody answers now', () => {
  // 2027-03-01 is a Monday; London is at UTC until the 28th
  it.each([
    ['2027-03-01T08:00:00Z', true, '2027-03-01T20:00:00.000Z'],
    ['2027-03-01T07:59:30Z', false, '2027-03-01T08:00:00.000Z'],
    ['2027-03-01T20:00:00Z', false, '2027-03-02T08:00:00.000Z'],
    ['2027-03-03T21:00:00Z', false, '2027-03-06T09:30:00.000Z'],
    ['2027-03-06T18:00:00Z', false, '2027-03-08T08:00:00.000Z'],
    // summer time: 08:30 in London
    ['2027-06-07T07:30:00Z', true, '2027-06-07T19:00:00.000Z'],
    // the clock goes forward on Sunday the 28th of March, and back on the 31st of October
    ['2027-03-27T19:00:00Z', false, '2027-03-29T07:00:00.000Z'],
    ['2027-10-30T18:00:00Z', false, '2027-11-01T08:00:00.000Z'],
  ])('at %s: %s, until %s', (now, isOpen, changesAt) => {
    expect(openingAt(office, new Date(now))).toEqual({ isOpen, changesAt: new Date(changesAt) });
  });

  // in New York the clock goes forward at 2 on the 14th of March 2027, and back at 2 on the 7th of November
  const nights = { ...week([[7, '01:00', '09:00']]), timezone: 'America/New_York' };
  it.each([
    ['2027-03-14T06:30:00Z', true, '2027-03-14T13:00:00.000Z'],
    ['2027-03-14T05:30:00Z', false, '2027-03-14T06:00:00.000Z'],
    ['2027-11-07T05:30:00Z', true, '2027-11-07T14:00:00.000Z'],
  ])('in a night when the clock is changed, at %s: %s, until %s', (now, isOpen, changesAt) => {
    expect(openingAt(nights, new Date(now))).toEqual({ isOpen, changesAt: new Date(changesAt) });
  });

  it('never, where no hours are known', () => {
    expect(openingAt(week([]), new Date('2027-03-01T08:00:00Z'))).toEqual({ isOpen: false, changesAt: null });
  });
});

it('the week is told in as few rows as it takes', () => {
  expect(hoursTable(office.days)).toEqual([
    { first: 1, last: 3, hours: { from: '08:00', to: '20:00' } },
    { first: 4, last: 5, hours: null },
    { first: 6, last: 6, hours: { from: '09:30', to: '18:00' } },
    { first: 7, last: 7, hours: null },
  ]);
});

it.each([
  [1, 'en-US', 'Monday'],
  [7, 'de-DE', 'Sonntag'],
])('day %i in %s is %s', (day, locale, name) => {
  expect(dayName(day, locale)).toBe(name);
});

it.each([
  ['2027-03-01T18:00:00Z', 'Europe/London', '18:00'],
  ['2027-03-01T18:00:00Z', 'Asia/Tokyo', 'Dienstag, 03:00'],
  ['2027-03-02T08:00:00Z', 'Europe/London', 'Dienstag, 08:00'],
  // an office that is open one day a week: 'Montag' would be today
  ['2027-03-08T08:00:00Z', 'Europe/London', 'Mo., 8. März, 08:00'],
])('%s is told in the time of %s as %s', (at, zone, text) => {
  expect(momentText(new Date(at), new Date('2027-03-01T12:00:00Z'), 'de-DE', zone).replace(' um ', ', ')).toBe(text);
});

it.each([
  ['en-US', '9:00 AM – 6:30 PM', '3:05 AM'],
  ['de-DE', '09:00 – 18:30', '03:05'],
  ['zh-CN', '09:00 – 18:30', '03:05'],
  ['ru-RU', '09:00 – 18:30', '03:05'],
])('the hours of a day and the time of now are written in one way in %s', (locale, hours, now) => {
  const at = new Date('2027-03-01T03:05:00Z');
  expect(hoursText({ from: '09:00', to: '18:30' }, locale)).toBe(hours);
  expect(momentText(at, at, locale, 'UTC')).toBe(now);
});

it.each([
  [{ timezone: 'Europe/London', city: '伦敦' }, '伦敦'],
  [{ timezone: 'America/New_York' }, 'New York'],
])('the clock of %j is that of %s', (time, name) => {
  expect(clockName(time)).toBe(name);
});

it.each([
  ['Asia/Tokyo', 2],
  ['America/New_York', 1],
])('in %s it is day %i of the week', (zone, day) => {
  // a Monday, ten in the evening in London
  expect(dayThere(new Date('2027-03-01T22:00:00Z'), zone)).toBe(day);
});
