import { describe, expect, it } from '@jest/globals';
import { folded } from './folded.ts';
import { type FoundName, readPhrase } from './read-phrase.ts';
import { CHINESE } from './testing/chinese.ts';
import { ENGLISH } from './testing/english.ts';
import { GERMAN } from './testing/german.ts';
import { PLACES } from './testing/places.ts';
import { RUSSIAN } from './testing/russian.ts';

const PER_EURO = { EUR: 1, USD: 1.1, RUB: 100, CNY: 8, JPY: 160, GBP: 0.85, KZT: 550, BYN: 3.5, AUD: 1.7, SHF: 0.95 };

async function read(
  text: string,
  { currency = 'EUR', today = '2026-11-23', name = undefined as FoundName | undefined, perEuro = PER_EURO } = {},
) {
  const { parts, left } = await readPhrase(text, {
    gazetteer: PLACES,
    rates: { currency, perEuro },
    today,
    findName: async () => name,
    findOffered: async (words) =>
      ({ norw: [63, 4], waterway: [4], nor: [2019, -5, 4], asi: [2017, -2], alm: [-5, 2017], 冰: [63], 新: [63] })[
        words
      ] ?? [],
  });
  const filter = new Map<string, string>();
  for (const [key, value] of parts.flatMap((part) => Object.entries(part.filter))) {
    filter.set(key, filter.has(key) ? `${filter.get(key)},${value}` : value);
  }
  return {
    parts,
    filter: [...filter].map((pair) => pair.join('=')).join(' '),
    guesses: parts.flatMap(({ id, isGuess }) => (isGuess ? [id] : [])).join(' '),
    left: left.join(' '),
  };
}

describe('a search in a sentence', () => {
  it.each([...ENGLISH, ...GERMAN, ...RUSSIAN, ...CHINESE])('%s → %s', async (text, filter, guesses = '', left = '') => {
    const { parts, ...meant } = await read(text);
    expect(meant).toEqual({ filter, guesses, left });
    // each chip can be taken away by itself
    expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
  });

  it.each([ENGLISH, GERMAN, RUSSIAN, CHINESE])('is tried in each language fifty times', (...sentences) => {
    expect(new Set(sentences.map(([text]) => text)).size).toBeGreaterThanOrEqual(50);
  });

  it('is understood in big letters, and with blanks and dots about it', async () => {
    for (const [text, filter] of [...ENGLISH, ...GERMAN, ...RUSSIAN]) {
      expect([text, (await read(`  ${text.toUpperCase()} … `)).filter]).toEqual([text, filter]);
    }
  });
});

describe('words that begin a name', () => {
  it('mean the place that is offered for them, where nothing else is said', async () => {
    expect(await read('norw')).toMatchObject({ filter: 'slug=norway', guesses: 'place', left: '' });
    expect(await read('norw under 900 euro')).toMatchObject({ filter: 'priceMax=900', left: 'norw' });
  });

  it.each([
    ['nor', 'slug=norway'],
    ['asi', 'continent=2'],
    ['alm', 'slug=almaty'],
  ])('mean a country, then a part of the world, then what is smaller: %s', async (words, filter) => {
    expect(await read(words)).toMatchObject({ filter, left: '' });
  });

  it('mean no place that only has them somewhere', async () => {
    expect(await read('waterway')).toMatchObject({ filter: '', left: 'waterway' });
  });
});

describe('money', () => {
  it.each([
    ['under €900', 'USD', 'priceMax=990', { max: 900, currency: 'EUR', isPerDay: false }],
    ['$300-$600', 'USD', 'priceMin=300 priceMax=600', { min: 300, max: 600, currency: 'USD', isPerDay: false }],
    // a dollar is the visitor's own where they have one
    ['$300-$600', 'AUD', 'priceMin=300 priceMax=600', { min: 300, max: 600, currency: 'AUD', isPerDay: false }],
    ['до 60 000 ₽', 'USD', 'priceMax=660', { max: 60_000, currency: 'RUB', isPerDay: false }],
    ['6000元以内', 'JPY', 'priceMax=6000', { max: 6000, currency: 'JPY', isPerDay: false }],
    ['6000元以内', 'EUR', 'priceMax=750', { max: 6000, currency: 'CNY', isPerDay: false }],
    ['under 900', 'USD', 'priceMax=900', { max: 900, currency: 'USD', isPerDay: false }],
    ['50 000 ₸', 'EUR', 'priceMax=91', { max: 50_000, currency: 'KZT', isPerDay: false }],
    ['700.50 euro', 'EUR', 'priceMax=701', { max: 700.5, currency: 'EUR', isPerDay: false }],
  ])('%s, read in %s: %s', async (text, currency, filter, money) => {
    const meant = await read(text, { currency });
    expect(meant.filter).toBe(filter);
    expect(meant.parts.find(({ id }) => id === 'price')?.money).toEqual(money);
  });

  it('of a currency without a rate is left out', async () => {
    expect(await read('under 900 won in Georgia')).toMatchObject({ filter: 'slug=georgia', left: '900 won' });
  });
});

describe('dates', () => {
  it.each([
    // on a Saturday and on a Sunday it is this one
    ['this weekend', '2026-11-28', 'dateFrom=2026-11-28 dateTo=2026-11-29'],
    ['this weekend', '2026-11-29', 'dateFrom=2026-11-29 dateTo=2026-11-29'],
    ['in January', '2026-11-23', 'dateFrom=2027-01-01 dateTo=2027-01-31'],
    // what is left of the month
    ['in November', '2026-11-23', 'dateFrom=2026-11-23 dateTo=2026-11-30'],
    ['in winter', '2027-01-10', 'dateFrom=2027-01-10 dateTo=2027-02-28'],
    ['next month', '2026-12-31', 'dateFrom=2027-01-01 dateTo=2027-01-31'],
    ['12 November', '2026-11-23', 'dateFrom=2027-11-12 dateTo=2027-11-25'],
    // the feast that is on
    ['New Year', '2027-01-03', 'dateFrom=2027-01-03 dateTo=2027-01-06'],
    ['на Новый год', '2027-01-06', 'dateFrom=2027-01-06 dateTo=2027-01-06'],
    ['New Year', '2027-01-07', 'dateFrom=2027-12-27 dateTo=2028-01-06'],
    ['Silvester', '2027-01-03', 'dateFrom=2027-12-27 dateTo=2028-01-06'],
    // who says the year that is on means the New Year to come
    ['New Year 2026', '2026-11-26', 'dateFrom=2026-12-27 dateTo=2027-01-06'],
    ['元旦2027', '2026-11-26', 'dateFrom=2026-12-27 dateTo=2027-01-06'],
    ['December to January', '2026-11-23', 'dateFrom=2026-12-01 dateTo=2027-01-31'],
  ])('%s, on %s: %s', async (text, today, filter) => {
    expect((await read(text, { today })).filter).toBe(filter);
  });

  it('that are over are left out', async () => {
    expect(await read('Georgia 2025')).toMatchObject({ filter: 'slug=georgia' });
  });
});

describe('names', () => {
  it('of tours and organizers count, once', async () => {
    const name = { name: 'Svaneti Paths', filter: { organizer: '5' } };
    expect(await read('xavier paths in July', { name })).toMatchObject({
      filter: 'organizer=5 dateFrom=2027-07-01 dateTo=2027-07-31',
      left: '',
    });
  });

  it('are folded', () => {
    expect(folded('Führer, ребёнок, Май ８')).toBe('fuhrer, ребенок, маи 8');
  });
});
