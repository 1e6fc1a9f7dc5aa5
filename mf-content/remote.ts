import { defineRemote, type KnownRemote } from '@cairn/shared-contracts/remote/define-remote';
import type { FragmentsOf } from '@cairn/shared-contracts/remote/offers';
import { z } from '@cairn/shared-contracts/remote/schema';

const description = defineRemote({
  name: 'mf-content',
  owner: { squad: 'squad-content', contact: '#squad-content' },
  routes: {
    blog: { module: './routes/blog.route.tsx', addresses: [{ pattern: '/blog/:slug*' }] },
    article: {
      module: './routes/article.route.tsx',
      addresses: [{ id: 'blog-article', pattern: '/blog/:slug(.+-\\d+)' }],
      fragments: ['mf-catalog/tour-rail'],
    },
    legal: {
      module: './routes/legal.route.tsx',
      addresses: ['agreement', 'tour-provider-agreement', 'privacy', 'safety-rules'].map((kind) => ({
        id: kind,
        pattern: `/${kind}/:version*` as const,
        fixed: { kind },
      })),
    },
  },
  fragments: {
    'organizer-rail': {
      module: './fragments/organizer-rail.fragment.tsx',
      // how many organizers; five fill the row of a wide screen
      props: z.object({ limit: z.number() }),
    },
  },
});
export default description satisfies KnownRemote;

declare module '@cairn/shared-contracts/remote/offers' {
  interface Fragments extends FragmentsOf<typeof description> {}
}
