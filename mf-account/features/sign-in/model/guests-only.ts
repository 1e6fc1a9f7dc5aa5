import { coreEndpoints, type LoadContext, RouteRedirect } from '@cairn/shared-contracts/remote/platform';
import { safeNext } from '../../../common/model/safe-next.ts';

/**
 * Where to go on after the page; for guests alone.
 * @throws RouteRedirect straight on, for whoever is logged in already
 */
export async function guestsOnly({ url, load }: { url: URL } & Pick<LoadContext, 'load'>): Promise<{ next: string }> {
  const next = safeNext(url.searchParams.get('next'));
  if (await load(coreEndpoints.profile.initiate())) throw new RouteRedirect(next);
  return { next };
}
