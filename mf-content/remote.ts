import { defineRemote, type KnownRemote } from '@cairn/shared-contracts/remote/define-remote';
import type { FragmentsOf } from '@cairn/shared-contracts/remote/offers';
import { z } from '@cairn/shared-contracts/remote/schema';

const description = defineRemote({
  name: 'mf-content',
  owner: { squad: 'squad-content', contact: '#squad-content' },
  routes: {
    blog: { module: './routes/blog.route.tsx', addresses: [{ pattern: '/blog/:slug*' }], wake: 'interaction' },
    article: {
      module: './routes/article.route.tsx',
      addresses: [{ id: 'blog-article', pattern: '/blog/:slug(.+-\\d+)' }],
      fragments: ['mf-catalog/tour-cards', 'mf-catalog/climate-strip', 'mf-tour/route-map', 'mf-catalog/tour-rail'],
      deferred: ['mf-catalog/tour-cards', 'mf-catalog/climate-strip', 'mf-tour/route-map', 'mf-catalog/tour-rail'],
      wake: 'interaction',
    },
    legal: {
      module: './routes/legal.route.tsx',
      addresses: ['agreement', 'tour-provider-agreement', 'privacy', 'safety-rules'].map((kind) => ({
        id: kind,
        pattern: `/${kind}/:version*` as const,
        fixed: { kind },
      })),
      wake: 'interaction',
    },
    organizer: {
      module: './routes/organizer.route.tsx',
      addresses: [{ id: 'tour-provider', pattern: '/tour-provider/:id(\\d+)' }],
      fragments: ['mf-catalog/organizer-tours', 'mf-chat/ask-organizer'],
      deferred: ['mf-chat/ask-organizer'],
      wake: 'interaction',
    },
    organizers: {
      module: './routes/organizers.route.tsx',
      addresses: [{ id: 'tour-providers', pattern: '/tour-providers' }],
      wake: 'interaction',
    },
    'how-checked': {
      module: './routes/how-checked.route.tsx',
      addresses: [{ pattern: '/how-organizers-are-checked', sitemap: true }],
      wake: 'interaction',
    },
    join: { module: './routes/join.route.tsx', addresses: [{ pattern: '/join' }] },
    about: { module: './routes/about.route.tsx', addresses: [{ pattern: '/about' }], wake: 'interaction' },
    help: {
      module: './routes/help.route.tsx',
      addresses: [{ id: 'help-center', pattern: '/help-center/:slug?' }],
      wake: 'interaction',
    },
    'help-write': { module: './routes/help-write.route.tsx', addresses: [{ pattern: '/help-center/write' }] },
    contacts: { module: './routes/contacts.route.tsx', addresses: [{ pattern: '/contacts' }] },
    sitemap: { module: './routes/sitemap.route.tsx', addresses: [{ pattern: '/sitemap' }], wake: 'interaction' },
  },
  fragments: {
    'organizer-rail': {
      module: './fragments/organizer-rail.fragment.tsx',
      // how many organizers; five fill the row of a wide screen
      props: z.object({ limit: z.number() }),
    },
    /** an organizer's name: a link to their page, which opens a short sheet about them first */
    'organizer-name': {
      module: './fragments/organizer-name.fragment.tsx',
      props: z.object({
        id: z.number(),
        name: z.string(),
        variant: z.optional(z.enum(['inline', 'quiet', 'plain'])),
        /** the sheet is asked for already */
        isOpen: z.optional(z.boolean()),
        /** the tour that the name stands on: the sheet takes a question about it */
        tourId: z.optional(z.number()),
      }),
    },
  },
});
export default description satisfies KnownRemote;

declare module '@cairn/shared-contracts/remote/offers' {
  interface Fragments extends FragmentsOf<typeof description> {}
}
