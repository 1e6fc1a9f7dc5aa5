import type { PagePath } from './measures.ts';

async function aTourOf(apiUrl: string): Promise<string> {
  const answer = await fetch(`${apiUrl}/spa/tours`);
  // the listing call of our own api
  const { items } = (await answer.json()) as { items: { slug: string }[] };
  const slug = items[0]?.slug;
  if (!slug) throw new Error('the api has no tours');
  return `/${slug}`;
}

/** The pages that benchmarks open: home, listing and a tour; all of them without `names`. */
export async function samplePages(apiUrl: string, names: readonly string[]): Promise<PagePath[]> {
  const pages: PagePath[] = [
    { name: 'home', path: '/' },
    { name: 'listing', path: '/tours' },
    { name: 'tour', path: await aTourOf(apiUrl) },
  ];
  return pages.filter(({ name }) => names.length === 0 || names.includes(name));
}
