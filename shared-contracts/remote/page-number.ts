import { notFound, RouteRedirect } from './route.ts';

/** no list of ours has more pages: larger numbers are nobody's */
const PAGES_MAX = 100_000;

/**
 * The page of a list that an address asks for with `page=`, 1 without it. A page has one address: another spelling of its number leads to
 * the usual one, and what is no number to the first page, whose address does without (specification §5).
 * @param path of the page, without the locale's prefix
 * @throws RouteRedirect 301 to the address with the number's one spelling
 * @throws RouteError 404 for a page that no list has
 */
export function pageNumber({ searchParams }: Pick<URL, 'searchParams'>, path: string): number {
  const given = searchParams.getAll('page');
  const [first] = given;
  if (first === undefined) return 1;
  const page = /^\d+$/.test(first) ? Math.max(1, Number(first)) : 1;
  if (page > PAGES_MAX) throw notFound('page_not_found');
  if (given.length === 1 && page > 1 && first === String(page)) return page;
  const query = new URLSearchParams(searchParams);
  if (page > 1) query.set('page', String(page));
  else query.delete('page');
  throw new RouteRedirect(query.size > 0 ? `${path}?${query}` : path, 301);
}
