import { defineRemote } from '@cairn/shared-contracts/remote/define-remote';

export default defineRemote({
  name: 'mf-content',
  routes: {
    blog: { module: './routes/blog.route.tsx' },
    article: { module: './routes/article.route.tsx', fragments: ['mf-catalog/tour-rail'] },
    legal: { module: './routes/legal.route.tsx' },
  },
  fragments: {
    'organizer-rail': { module: './fragments/organizer-rail.fragment.tsx' },
  },
});
