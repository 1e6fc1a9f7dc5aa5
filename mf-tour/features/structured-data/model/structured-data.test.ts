import { describe, expect, it } from '@jest/globals';
import { aTour } from '../../../testing/sample-tour.ts';
import { structuredData } from './structured-data.ts';
import { decimalPrice, withoutTags } from './units.ts';

const address = { origin: 'https://cairn.example', basename: '/de' };
const describeTour = (change: Partial<typeof aTour> = {}) => structuredData({ ...aTour, ...change }, address, 'Tours');
const kinds = (things: readonly object[]) => things.map((thing) => ('@type' in thing ? thing['@type'] : undefined));

describe('what search engines read of a tour', () => {
  it('is a product, a trip, a trail of places and the questions', () => {
    expect(kinds(describeTour())).toEqual(['Product', 'TouristTrip', 'BreadcrumbList', 'FAQPage']);
    expect(kinds(describeTour({ faq: [] }))).toEqual(['Product', 'TouristTrip', 'BreadcrumbList']);
  });

  it('offers every departure at the price one pays, sold out ones marked', () => {
    const [product] = describeTour();
    expect(product).toMatchObject({
      offers: [
        {
          price: '890.00',
          priceCurrency: 'EUR',
          availability: 'https://schema.org/InStock',
          priceValidUntil: '2026-11-30',
        },
        { availability: 'https://schema.org/InStock' },
        { price: '1050.00', availability: 'https://schema.org/SoldOut' },
      ],
      aggregateRating: { ratingValue: 4.96, reviewCount: 5 },
      review: [{ author: { name: 'Hannah Weiss' }, reviewRating: { ratingValue: 5 } }],
      image: [
        'https://cairn.example/media/g1/1200.jpg',
        'https://cairn.example/media/g2/1200.jpg',
        'https://cairn.example/media/g3/1200.jpg',
      ],
    });
  });

  it('claims no rating where nobody has rated', () => {
    const [product] = describeTour({
      rating: null,
      reviews_count: 0,
      reviews: { ...aTour.reviews, items: [], total: 0 },
    });
    expect(product).not.toHaveProperty('aggregateRating');
    expect(product).not.toHaveProperty('review');
  });

  it('tells the trip day by day and the way to it in this language', () => {
    const [, trip, trail] = describeTour();
    expect(trip).toMatchObject({
      offers: { lowPrice: '890.00', highPrice: '1050.00', offerCount: 3 },
      itinerary: {
        numberOfItems: 8,
        itemListElement: expect.arrayContaining([expect.objectContaining({ position: 8 })]),
      },
    });
    expect(trail).toMatchObject({
      itemListElement: [
        { item: 'https://cairn.example/de/tours' },
        { item: 'https://cairn.example/de/kyrgyzstan' },
        { item: 'https://cairn.example/de/issyk-kul' },
        { item: 'https://cairn.example/de/terskey-alatau-traverse-42' },
      ],
    });
  });

  it.each([
    [89_000, 'EUR', '890.00'],
    [120_000, 'JPY', '120000'],
  ])('writes %d %s as %s', (amount, currency, text) => {
    expect(decimalPrice(amount, currency)).toBe(text);
  });

  it('takes the tags out of a text', () => {
    expect(withoutTags('<p>One.</p>\n<p>Two&nbsp;km &amp; more</p>')).toBe('One. Two km & more');
  });
});
