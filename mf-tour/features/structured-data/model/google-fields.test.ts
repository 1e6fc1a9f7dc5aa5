import { problemsOfData } from '@cairn/shared-contracts/testing/google-fields';
import { describe, expect, it } from '@jest/globals';
import { aTour } from '../../../testing/sample-tour.ts';
import { structuredData } from './structured-data.ts';

const address = { origin: 'https://cairn.example', basename: '' };
const names = { home: 'Tours', siteName: 'Cairn', picture: '/media/og/tour-42.jpg?v=1', isOrganizerHidden: false };
const [still] = aTour.gallery;
const tour = {
  ...aTour,
  published_on: '2026-03-01',
  gallery: [...aTour.gallery, ...(still ? [{ ...still, video_url: '/media/film/lake.webm' }] : [])],
};
const described = () => structuredData(tour, address, names);

/** a copy of what the page says in which every thing of the type has lost the field */
const without = (type: string, field: string): object[] =>
  JSON.parse(
    JSON.stringify(described(), (key, value: unknown) =>
      key === '' || typeof value !== 'object' || value === null || !('@type' in value) || value['@type'] !== type
        ? value
        : Object.fromEntries(Object.entries(value).filter(([name]) => name !== field)),
    ),
  );

describe("Google's fields of a tour", () => {
  it('are all there, the required and the recommended ones', async () => {
    expect(await problemsOfData(described())).toEqual([]);
  });

  it.each([
    ['Product', 'name'],
    ['Product', 'image'],
    ['Product', 'offers'],
    ['Offer', 'price'],
    ['AggregateRating', 'ratingValue'],
    ['AggregateRating', 'reviewCount'],
    ['Review', 'author'],
    ['Review', 'reviewRating'],
    ['Rating', 'ratingValue'],
    ['BreadcrumbList', 'itemListElement'],
    ['ListItem', 'position'],
    ['ListItem', 'name'],
    ['VideoObject', 'name'],
    ['VideoObject', 'thumbnailUrl'],
    ['VideoObject', 'uploadDate'],
    ['FAQPage', 'mainEntity'],
    ['Question', 'acceptedAnswer'],
    ['Answer', 'text'],
    ['TouristTrip', 'itinerary'],
  ])('a %s without %s is found', async (type, field) => {
    expect(await problemsOfData(without(type, field))).toContainEqual(
      expect.objectContaining({ severity: 'required', type }),
    );
  });

  it.each([
    ['Offer', 'availability'],
    ['Offer', 'priceCurrency'],
    ['Offer', 'priceValidUntil'],
    ['Product', 'aggregateRating'],
    ['Product', 'description'],
    ['Review', 'datePublished'],
    ['VideoObject', 'description'],
    ['VideoObject', 'contentUrl'],
  ])('a %s without %s is found, though only recommended', async (type, field) => {
    expect(await problemsOfData(without(type, field))).toContainEqual(
      expect.objectContaining({ severity: 'recommended', type, field }),
    );
  });

  it('a price that is no number and a rating off the scale are found', async () => {
    const broken = JSON.parse(
      JSON.stringify(described())
        .replace('"price":"890.00"', '"price":"€890"')
        .replace('"ratingValue":5', '"ratingValue":7'),
    );
    expect((await problemsOfData(broken)).map(({ type, field }) => `${type} ${field}`)).toEqual(
      expect.arrayContaining(['Offer price', 'Rating ratingValue']),
    );
  });
});
