import { defineRemote } from '@cairn/shared-contracts/remote/define-remote';

export default defineRemote({
  name: 'mf-catalog',
  routes: {
    home: {
      module: './routes/home.route.tsx',
      fragments: ['mf-content/organizer-rail'],
      deferred: ['mf-content/organizer-rail'],
    },
    listing: { module: './routes/listing.route.tsx' },
    destinations: { module: './routes/destinations.route.tsx' },
    collections: { module: './routes/collections.route.tsx' },
    favorites: { module: './routes/favorites.route.tsx' },
    climate: { module: './routes/climate.route.tsx' },
  },
  fragments: {
    'tour-rail': { module: './fragments/tour-rail.fragment.tsx' },
    heart: { module: './fragments/heart.fragment.tsx' },
    'search-box': { module: './fragments/search-box.fragment.tsx' },
  },
});
