import type { PagePath } from './measures.ts';

async function aTourOf(apiUrl: string): Promise<string> {
  const answer = await fetch(`${apiUrl}/spa/tours`);
  // the listing call of our own api
  const { items } = (await answer.json()) as { items: { slug: string }[] };
  const slug = items[0]?.slug;
  if (!slug) throw new Error('the api has no tours');
  return `/${slug}`;
}

async function anArticleOf(apiUrl: string): Promise<string> {
  const answer = await fetch(`${apiUrl}/spa/blog-posts`);
  const { items } = (await answer.json()) as { items: { slug: string }[] };
  const slug = items[0]?.slug;
  if (!slug) throw new Error('the api has no articles');
  return `/blog/${slug}`;
}

/** The pages about the marketplace itself, which are asked for by name: an article, an organizer, the help center, the club. */
async function editorialPages(apiUrl: string): Promise<PagePath[]> {
  return [
    { name: 'article', path: await anArticleOf(apiUrl) },
    { name: 'organizer', path: '/tour-provider/1' },
    { name: 'help', path: '/help-center' },
    { name: 'club', path: '/tour-providers' },
  ];
}

/** The pages that benchmarks open: home, listing and a tour without `names`; by name also the editorial ones. */
export async function samplePages(apiUrl: string, names: readonly string[]): Promise<PagePath[]> {
  const pages: PagePath[] = [
    { name: 'home', path: '/' },
    { name: 'listing', path: '/tours' },
    { name: 'tour', path: await aTourOf(apiUrl) },
  ];
  if (names.length === 0) return pages;
  return [...pages, ...(await editorialPages(apiUrl))].filter(({ name }) => names.includes(name));
}
