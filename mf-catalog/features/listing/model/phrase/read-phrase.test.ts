import { describe, expect, it } from '@jest/globals';
import { folded } from './folded.ts';
import { type NamedOption, readPhrase } from './read-phrase.ts';

const OPTIONS: NamedOption[] = [
  { key: 'countries', value: '2', name: 'Georgia' },
  { key: 'countries', value: '9', name: 'New Zealand' },
  { key: 'restKinds', value: '9001', name: 'Trekking' },
  { key: 'restKinds', value: '9006', name: 'Horse riding' },
  { key: 'restKinds', value: '9003', name: 'Day hikes' },
  { key: 'accommodation', value: 'hotel', name: 'Hotel' },
  { key: 'languages', value: 'en', name: 'English' },
];
const read = (text: string, currency = 'EUR') =>
  readPhrase(text, { options: OPTIONS, months: ['2027-05', '2027-06', '2027-07', '2028-05'], currency });

const WANTED = {
  difficulty: '2',
  daysMax: 7,
  dateFrom: '2027-07-01',
  dateTo: '2027-07-31',
  priceMax: 800,
  minAge: 10,
};

describe('a search said in words', () => {
  it.each([
    [
      'a moderate trek of at most 7 days in Georgia in July under €800 for a family with a 10-year-old',
      { ...WANTED, restKinds: '9001', countries: '2' },
    ],
    [
      'Mittelschweres Trekking in Georgia im Juli, höchstens 7 Tage, unter 800 Euro, Familie mit 10-jährigem Kind',
      { ...WANTED, restKinds: '9001', countries: '2' },
    ],
    ['средний поход до 7 дней в июле до 800 евро с ребёнком 10 лет', WANTED],
    ['7月适中线路，7天以内，800欧元以下，孩子10岁', WANTED],
  ])('%s', (text, filter) => {
    expect(read(text)).toEqual(filter);
  });

  it.each([
    ['5 to 8 days', { daysMin: 5, daysMax: 8 }],
    ['6-day walk', { daysMin: 6, daysMax: 6 }],
    ['at least 10 days', { daysMin: 10 }],
    ['two weeks', { daysMax: 14 }],
    ['от 1 000 евро', { priceMin: 1000 }],
    ['up to 1.400 EUR', { priceMax: 1400 }],
    ['easy or moderate', { difficulty: '1,2' }],
    ['horse riding in New Zealand', { restKinds: '9006', countries: '9' }],
    ['on a horse', { restKinds: '9006' }],
    ['english speaking guide, hotels', { languages: 'en', accommodation: 'hotel' }],
    ['children of 6 years and 12 years', { minAge: 6 }],
    ['в мае', { dateFrom: '2027-05-01', dateTo: '2027-05-31' }],
    ['в мае с семьей, май', { dateFrom: '2027-05-01', dateTo: '2027-05-31', placeName: 'маи' }],
    ['in May', { dateFrom: '2027-05-01', dateTo: '2027-05-31' }],
    ['a hike', {}],
    ['', {}],
  ])('%s', (text, filter) => {
    expect(read(text)).toEqual(filter);
  });

  it('looks for what it does not know in names', () => {
    expect(read('easy walks in Svaneti')).toEqual({ difficulty: '1', placeName: 'svaneti' });
    // no tour leaves in December
    expect(read('december')).toEqual({ placeName: 'december' });
  });

  it('does not take the money of another currency for the visitor’s own', () => {
    expect(read('under €800', 'USD')).not.toHaveProperty('priceMax');
    expect(read('under $800', 'USD')).toEqual({ priceMax: 800 });
  });

  it('folds letters', () => {
    expect(folded('Führer, ребёнок, Май')).toBe('fuhrer, ребенок, маи');
  });
});
