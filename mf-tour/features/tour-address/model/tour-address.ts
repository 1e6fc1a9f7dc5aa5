import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { type LoadContext, notFound, RouteError, RouteRedirect } from '@cairn/shared-contracts/remote/platform';
import { tours } from '../../../common/model/api.ts';

/** Specification §5: the server redirects where that is not allowed. Not a page that could be shown. */
const illegalRedirect = () => new RouteError(404, 'illegal_redirect', 'Illegal redirect');

/** a page of this site, not the tour's own address again and not another company's */
function ownPath(redirect: string, slug: string): string {
  const path = redirect.startsWith('/') ? redirect : `/${redirect}`;
  const isOwn = !path.startsWith('//') && !path.includes('\\') && !/^\/[a-z][a-z\d+.-]*:/i.test(path);
  if (!isOwn || path === `/${slug}`) throw illegalRedirect();
  return path;
}

interface Asked {
  slug: string;
  /** of the page that asks: what brought the visitor here (UTM parameters) travels on */
  url: URL;
  /** whoever has already been sent on must not be sent again */
  isRedirectAllowed?: boolean;
}

/**
 * The tour behind a slug.
 * @throws RouteRedirect 301 to where it lives now
 * @throws RouteError 404 for none, 410 when its dates have passed, 404 illegal_redirect
 */
export async function openTour(
  load: LoadContext['load'],
  { slug, url, isRedirectAllowed = true }: Asked,
): Promise<Tour> {
  const { tour, redirect } = await load(tours.tour.initiate({ slug }));
  if (redirect) {
    if (!isRedirectAllowed) throw illegalRedirect();
    throw new RouteRedirect(ownPath(redirect, slug) + url.search, 301);
  }
  if (!tour) throw notFound('tour_not_found');
  return tour;
}
