import { describe, expect, it } from '@jest/globals';
import { aTour } from '../../../testing/sample-tour.ts';
import { structuredData } from './structured-data.ts';
import { withoutTags } from './units.ts';

const address = { origin: 'https://cairn.example', basename: '/de' };
const names = { home: 'Tours', siteName: 'Cairn', picture: '/media/og/tour-42.jpg?v=1', isOrganizerHidden: false };
const describeTour = (change: Partial<typeof aTour> = {}, more: Partial<typeof names> = {}) =>
  structuredData({ ...aTour, ...change }, address, { ...names, ...more });
const kinds = (things: readonly object[]) => things.map((thing) => ('@type' in thing ? thing['@type'] : undefined));

describe('what search engines read of a tour', () => {
  it('is a product, a trip, a trail of places and the questions', () => {
    expect(kinds(describeTour())).toEqual(['Product', 'TouristTrip', 'BreadcrumbList', 'FAQPage']);
    expect(kinds(describeTour({ faq: [] }))).toEqual(['Product', 'TouristTrip', 'BreadcrumbList']);
  });

  it('offers every departure at the price one pays, sold out ones marked', () => {
    const [product] = describeTour({ published_on: '2026-03-01' });
    expect(product).toMatchObject({
      offers: [
        {
          url: 'https://cairn.example/de/terskey-alatau-traverse-42?departure=501',
          validFrom: '2026-03-01',
          seller: { name: 'Ala-Too Trekking', url: 'https://cairn.example/de/tour-provider/7' },
          price: '890.00',
          priceCurrency: 'EUR',
          availability: 'https://schema.org/InStock',
          priceValidUntil: '2026-11-30',
        },
        { availability: 'https://schema.org/InStock', priceValidUntil: '2026-11-30' },
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

  it('says in which language the questions and the reviews are, where it is known', () => {
    const [review] = aTour.reviews.items;
    const things = describeTour({
      content_language: 'ru',
      reviews: { ...aTour.reviews, items: review ? [review, { ...review, content_language: 'de' }] : [] },
    });
    expect(things.find((thing) => '@type' in thing && thing['@type'] === 'FAQPage')).toMatchObject({
      inLanguage: 'ru',
    });
    const [product] = things;
    expect(product).toMatchObject({ review: [{}, { inLanguage: 'de' }] });
    expect(JSON.stringify(product).match(/inLanguage/g)).toHaveLength(1);
  });

  it.each([
    ['the last day of booking early', { kind: 'early_booking_dates', percent: 10, until: '2027-01-31' }, '2027-01-31'],
    [
      'the start, booked by a date after it',
      { kind: 'early_booking_dates', percent: 10, until: '2027-07-01' },
      '2027-06-14',
    ],
    ['so many days before', { kind: 'early_booking_days', percent: 10, days_before: 60 }, '2027-04-15'],
    ['the start, in a season', { kind: 'seasonal', percent: 10, season_from: '2027-06-01' }, '2027-06-14'],
    ['the start, on this date', { kind: 'on_tour_date', percent: 10 }, '2027-06-14'],
    ['the start, without a discount', null, '2027-06-14'],
  ] as const)('promises its price until %s', (_until, discount, day) => {
    const [first] = aTour.dates;
    if (!first) throw new Error('the sample has departures');
    const [product] = describeTour({ dates: [{ ...first, start: '2027-06-14', discount }] });
    expect(product).toMatchObject({ offers: [{ priceValidUntil: day }] });
  });

  it('without pictures has the one that its shared link shows', () => {
    const [product, trip] = describeTour({ gallery: [] });
    for (const thing of [product, trip])
      expect(thing).toMatchObject({ image: ['https://cairn.example/media/og/tour-42.jpg?v=1'] });
  });

  it('starts from no price where all is sold out', () => {
    const [product, trip] = describeTour({ dates: aTour.dates.map((date) => ({ ...date, is_busy: true })) });
    expect(product).toMatchObject({ offers: [{ availability: 'https://schema.org/SoldOut' }, {}, {}] });
    expect(trip).not.toHaveProperty('offers');
  });

  it('counts the published reviews, whatever the card says', () => {
    const [product] = describeTour({
      rating: 3.1,
      reviews_count: 12,
      reviews: { ...aTour.reviews, total: 4, rating: 4.8 },
    });
    expect(product).toMatchObject({ aggregateRating: { ratingValue: 4.8, reviewCount: 4 } });
  });

  it('claims no rating where nothing is published yet', () => {
    const [product] = describeTour({
      rating: 5,
      reviews_count: 1,
      reviews: { ...aTour.reviews, items: [], total: 0, rating: null },
    });
    expect(product).not.toHaveProperty('aggregateRating');
    expect(product).not.toHaveProperty('review');
  });

  it('tells the trip day by day and the way to it in this language', () => {
    const [, trip, trail] = describeTour();
    expect(trip).toMatchObject({
      // the third one is sold out: nobody pays its price
      offers: { lowPrice: '890.00', highPrice: '890.00', offerCount: 2 },
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

  it('names the site instead of an organizer who is hidden', () => {
    const text = JSON.stringify(describeTour({}, { isOrganizerHidden: true }));
    expect(text).not.toContain('Ala-Too');
    expect(text).not.toContain('/tour-provider/');
    expect(JSON.stringify(describeTour())).toContain('/tour-provider/7');
  });

  it.each([
    ['/media/film/lake.webm', { contentUrl: 'https://cairn.example/media/film/lake.webm' }],
    ['https://www.youtube.com/watch?v=abc', { embedUrl: 'https://www.youtube-nocookie.com/embed/abc?rel=0' }],
  ])('tells of the film %s', (video_url, address) => {
    const gallery = [{ image: '/media/g/{size}.jpg', alt: 'The lake', placeholder: '#000', video_url }];
    expect(describeTour({ gallery, published_on: '2026-03-01' }).at(-1)).toMatchObject({
      '@type': 'VideoObject',
      name: 'The lake',
      thumbnailUrl: 'https://cairn.example/media/g/1200.jpg',
      uploadDate: '2026-03-01',
      ...address,
    });
    expect(kinds(describeTour({ gallery }))).not.toContain('VideoObject');
  });

  it('takes the tags out of a text', () => {
    expect(withoutTags('<p>One.</p>\n<p>Two&nbsp;km &amp; more</p>')).toBe('One. Two km & more');
  });
});
