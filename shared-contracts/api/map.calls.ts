import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';
import * as shapes from './map.schema.ts';
import { decimal, requiredId, text } from './query.ts';

/** What maps draw beside pins. */
const get = { method: 'GET', tag: 'Map' } as const;
const edge = { lat: decimal({ min: -90, max: 90 }), lng: decimal({ min: -540, max: 540 }) };

export const mapPlaces = defineCall({
  ...get,
  path: '/spa/map-places',
  summary: 'Towns in a part of the world, those that matter most first; without edges none',
  query: z.object({ west: edge.lng, south: edge.lat, east: edge.lng, north: edge.lat }),
  answer: shapes.mapPlaces,
});

export const tourRoute = defineCall({
  ...get,
  path: '/spa/tour-route',
  summary: 'The places that a tour passes, by days',
  query: z.object({ id: requiredId() }),
  answer: shapes.tourRoute,
  errors: ['tour_not_found'],
});

export const tourGpx = defineCall({
  ...get,
  path: '/spa/tour-gpx',
  summary: 'The route of a tour as GPX 1.1: a segment a day with heights, and a point where each day begins',
  query: z.object({
    id: requiredId(),
    /** a link carries no header: it stands for X-Language */
    language: text(10),
  }),
  file: 'application/gpx+xml',
  answer: z.unknown(),
  errors: ['tour_not_found', 'tour_is_gone'],
});
