import { defineRemote, type KnownRemote } from '@cairn/shared-contracts/remote/define-remote';
import type { EventsOf, FragmentsOf } from '@cairn/shared-contracts/remote/offers';
import { z } from '@cairn/shared-contracts/remote/schema';

const description = defineRemote({
  name: 'mf-catalog',
  owner: { squad: 'squad-discovery', contact: '#squad-discovery' },
  routes: {
    home: {
      module: './routes/home.route.tsx',
      addresses: [{ pattern: '/' }],
      fragments: ['mf-content/organizer-rail'],
      deferred: ['mf-content/organizer-rail'],
      texts: ['home', 'stats', 'how', 'about'],
    },
    listing: {
      module: './routes/listing.route.tsx',
      addresses: [{ pattern: '/:slug+' }],
      fragments: ['mf-catalog/country-guide'],
      deferred: ['mf-catalog/country-guide'],
    },
    destinations: { module: './routes/destinations.route.tsx', addresses: [{ pattern: '/destinations' }] },
    collections: { module: './routes/collections.route.tsx', addresses: [{ pattern: '/collections' }] },
    favorites: {
      module: './routes/favorites.route.tsx',
      addresses: [{ pattern: '/favorites' }],
      texts: ['favorites'],
    },
    compare: {
      module: './routes/compare.route.tsx',
      addresses: [{ pattern: '/compare/:ids?' }],
      texts: ['compare', 'favorites'],
    },
    climate: {
      module: './routes/climate.route.tsx',
      addresses: [{ pattern: '/:slug*/climate-and-weather' }],
      texts: ['climate'],
    },
  },
  fragments: {
    'tour-rail': {
      module: './fragments/tour-rail.fragment.tsx',
      props: z.object({
        title: z.string(),
        /** tours like this one, by id */
        similarTo: z.optional(z.number()),
        /** or certain tours */
        ids: z.optional(z.readonly(z.array(z.number()))),
      }),
    },
    /** tours named within a text: a line each */
    'tour-cards': {
      module: './fragments/tour-cards.fragment.tsx',
      props: z.object({ ids: z.readonly(z.array(z.number())) }),
    },
    /** the year's weather of a place within a text, by its slug */
    'climate-strip': {
      module: './fragments/climate-strip.fragment.tsx',
      texts: ['climate'],
      props: z.object({ place: z.string() }),
    },
    /** what a country is like, before its tours: of its listing's answer */
    'country-guide': {
      module: './fragments/country-guide.fragment.tsx',
      props: z.object({
        place: z.object({
          ...{ id: z.number(), slug: z.string(), name: z.string() },
          /** HTML */
          text: z.string(),
          text_language: z.optional(z.string()),
          picture: z.nullable(
            z.object({ image: z.string(), alt: z.optional(z.string()), placeholder: z.optional(z.string()) }),
          ),
        }),
        total: z.number(),
        /** whole units; 0: not known */
        price: z.optional(z.object({ min: z.number(), currency: z.string() })),
        /** months that tours leave in, 'YYYY-MM', the nearest first */
        months: z.readonly(z.array(z.object({ value: z.string(), count: z.number() }))),
        /** id of the list of tours on the page */
        anchor: z.string(),
      }),
    },
    'organizer-tours': {
      module: './fragments/organizer-tours.fragment.tsx',
      props: z.object({ organizerId: z.number() }),
    },
    heart: {
      module: './fragments/heart.fragment.tsx',
      props: z.object({
        tourId: z.number(),
        /** Words beside the heart, as on the tour page; without them it is a heart on a picture. */
        label: z.optional(z.string()),
      }),
    },
    /** the favourites of this visit that can be compared, by id: a bar at the lower edge of every page */
    'compare-tray': {
      module: './fragments/compare-tray.fragment.tsx',
      props: z.object({ tourIds: z.readonly(z.array(z.number())) }),
    },
    'search-box': {
      module: './fragments/search-box.fragment.tsx',
      props: z.object({
        /** the listing that the visitor is on; its name is made of the slug */
        place: z.optional(z.object({ slug: z.string(), name: z.string() })),
        /** what the visitor has chosen before; calendar dates */
        dates: z.optional(z.object({ start: z.string(), end: z.string() })),
        people: z.optional(z.number()),
        /** of the children among them, years */
        ages: z.optional(z.readonly(z.array(z.number()))),
      }),
    },
  },
  events: {
    /** tours that became favourites in this visit: see shared-contracts/remote/visit-hearts */
    'visit-hearts-changed': { payload: z.object({ tourIds: z.readonly(z.array(z.number())) }) },
    /** what a guest keeps is in a cookie; this says that it is another list now, and which */
    'guest-favourites-changed': { payload: z.object({ tourIds: z.readonly(z.array(z.number())) }) },
  },
});
export default description satisfies KnownRemote;

declare module '@cairn/shared-contracts/remote/offers' {
  interface Fragments extends FragmentsOf<typeof description> {}
  interface Events extends EventsOf<typeof description> {}
}
