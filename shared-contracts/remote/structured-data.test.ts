import { describe, expect, it } from '@jest/globals';
import { pageUrl } from './page-url.ts';
import {
  aggregateOffer,
  blogPosting,
  breadcrumbList,
  decimalPrice,
  faqPage,
  fileUrl,
  itemList,
  offer,
  organization,
  product,
  website,
} from './structured-data.ts';

const GERMAN = { origin: 'https://cairn.test', basename: '/de' };

describe('structured data', () => {
  it.each([
    ['', '/', 'https://cairn.test/'],
    ['', '/tours', 'https://cairn.test/tours'],
    ['/de', '/', 'https://cairn.test/de'],
    ['/de', '/tours', 'https://cairn.test/de/tours'],
    ['/de', 'https://other.test/x', 'https://other.test/x'],
  ])("with prefix '%s' the page %s is at %s", (basename, path, address) => {
    expect(pageUrl({ ...GERMAN, basename }, path)).toBe(address);
  });

  it('files have no language', () => {
    expect(fileUrl(GERMAN, '/media/a/1200.jpg')).toBe('https://cairn.test/media/a/1200.jpg');
  });

  it.each([
    [89_000, 'EUR', '890.00'],
    [120_000, 'JPY', '120000'],
  ])('writes %d %s as %s', (amount, currency, text) => {
    expect(decimalPrice(amount, currency)).toBe(text);
  });

  it('a trail counts its steps; the page itself needs no address', () => {
    expect(breadcrumbList(GERMAN, [{ name: 'Home', path: '/' }, { name: 'Here' }]).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://cairn.test/de' },
      { '@type': 'ListItem', position: 2, name: 'Here' },
    ]);
  });

  it('a later page of a list counts on', () => {
    const list = itemList(GERMAN, 'Walks', [{ name: 'A', path: '/a-1', image: '/media/a.jpg' }], {
      offset: 20,
      total: 45,
    });
    expect(list).toMatchObject({
      numberOfItems: 45,
      itemListElement: [{ position: 21, url: 'https://cairn.test/de/a-1', image: 'https://cairn.test/media/a.jpg' }],
    });
  });

  it('a search box names where the words go', () => {
    expect(website(GERMAN, 'Cairn', '/tours?placeName={search_term_string}', 'de-DE')).toMatchObject({
      url: 'https://cairn.test/de',
      inLanguage: 'de-DE',
      potentialAction: {
        target: { urlTemplate: 'https://cairn.test/de/tours?placeName={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    });
  });

  it('an organization says only what is known of it', () => {
    expect(organization(GERMAN, 'Cairn', { telephone: null, profiles: [] })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Cairn',
      url: 'https://cairn.test/de',
    });
  });

  it.each<[string, readonly number[], string | undefined, object | undefined]>([
    ['prices', [89_000, 105_000, 90_000], 'EUR', { lowPrice: '890.00', highPrice: '1050.00', offerCount: 3 }],
    ['no prices', [], 'EUR', undefined],
    ['no currency', [1], undefined, undefined],
  ])('the span of %s', (_what, prices, currency, expected) => {
    if (expected) expect(aggregateOffer(prices, currency)).toMatchObject(expected);
    else expect(aggregateOffer(prices, currency)).toBeUndefined();
  });

  it('an offer that is sold out says so', () => {
    const facts = { price: 89_000, currency: 'EUR', starts: '2027-06-01', ends: '2027-06-08' };
    expect(offer(GERMAN, '/a-1', { ...facts, isSoldOut: true })).toMatchObject({
      availability: 'https://schema.org/SoldOut',
    });
    expect(offer(GERMAN, '/a-1', { ...facts, isSoldOut: false, validUntil: null })).not.toHaveProperty(
      'priceValidUntil',
    );
  });

  it('an offer says since when it stands and who makes it, where that is known', () => {
    const facts = { price: 89_000, currency: 'EUR', starts: '2027-06-01', ends: '2027-06-08', isSoldOut: false };
    expect(offer(GERMAN, '/a-1', facts)).not.toHaveProperty('seller');
    expect(
      offer(GERMAN, '/a-1', {
        ...facts,
        validFrom: '2026-03-01',
        seller: { name: 'Ala-Too', path: '/tour-provider/7' },
      }),
    ).toMatchObject({
      validFrom: '2026-03-01',
      seller: { '@type': 'Organization', name: 'Ala-Too', url: 'https://cairn.test/de/tour-provider/7' },
    });
  });

  it('a product claims no rating and no reviews that nobody gave', () => {
    const plain = product(GERMAN, { name: 'A', offers: [], reviews: [], images: [] });
    expect(Object.keys(plain)).toEqual(['@context', '@type', 'name', 'offers']);
    const rated = product(GERMAN, {
      name: 'A',
      offers: [],
      rating: { value: 4.9, count: 7 },
      reviews: [{ author: 'Ada', createdAt: '2027-02-01T23:30:00Z', text: 'Good', rating: 5 }],
    });
    expect(rated).toMatchObject({
      aggregateRating: { ratingValue: 4.9, reviewCount: 7 },
      review: [{ datePublished: '2027-02-01', reviewRating: { ratingValue: 5, bestRating: 5 } }],
    });
  });

  it('an article and questions', () => {
    const facts = { title: 'T', lead: 'L', path: '/blog/t-1', image: '/media/t.jpg', publishedOn: '2027-01-01' };
    expect(blogPosting(GERMAN, { ...facts, author: 'Noor', siteName: 'Cairn', readingMinutes: 4 })).toMatchObject({
      timeRequired: 'PT4M',
      mainEntityOfPage: 'https://cairn.test/de/blog/t-1',
      image: 'https://cairn.test/media/t.jpg',
    });
    expect(faqPage([{ question: 'Q', answer: 'A' }]).mainEntity).toEqual([
      { '@type': 'Question', name: 'Q', acceptedAnswer: { '@type': 'Answer', text: 'A' } },
    ]);
  });
});
