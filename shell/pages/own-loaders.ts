import { isUuid } from '@cairn/shared-contracts/domain/uuid';
import { type LoadContext, notFound, RouteRedirect } from '@cairn/shared-contracts/remote/platform';
import { experimentEndpoints } from './experiments/experiments-api.ts';
import { linksEndpoints } from './redirect/links-api.ts';
import { allowedHosts, type LinkingSite, type RedirectTarget, redirectTarget } from './redirect/redirect-rules.ts';

export interface OwnRequest extends Pick<LoadContext, 'load'> {
  params: Readonly<Record<string, string>>;
  url: URL;
  /** the locale's URL prefix */
  basename: string;
  /** it names the other sites that a redirect may lead to; without it there are none */
  site?: LinkingSite | undefined;
}

/** the router adds the locale's prefix by itself */
const withoutPrefix = (path: string, basename: string): string =>
  basename && (path === basename || path.startsWith(`${basename}/`)) ? path.slice(basename.length) || '/' : path;

const hostsOf = ({ site }: OwnRequest): ReadonlySet<string> => (site ? allowedHosts(site) : new Set());

/** @throws RouteRedirect, or 404 where the target may not be gone to */
function goTo(target: RedirectTarget, { basename }: OwnRequest): never {
  switch (target.kind) {
    case 'internal':
      throw new RouteRedirect(withoutPrefix(target.path, basename));
    case 'allowed':
      throw new RouteRedirect(target.url);
    case 'blocked':
    case 'invalid':
      throw notFound('redirect_not_allowed');
  }
}

/** `/redirect?url=…`: pages of the site at once, other sites by a page that names them. A blocked one answers 403. */
async function redirectPage(request: OwnRequest): Promise<number> {
  const target = redirectTarget(request.url.searchParams.get('url') ?? '', request.url.origin, hostsOf(request));
  if (target.kind === 'internal' || target.kind === 'invalid') goTo(target, request);
  return target.kind === 'blocked' ? 403 : 200;
}

/** `/r/{id}` */
async function shortLink(request: OwnRequest): Promise<never> {
  const { id = '' } = request.params;
  if (!/^[1-9]\d{0,9}$/.test(id)) throw notFound();
  const { source_url } = await request.load(linksEndpoints.shortLink.initiate({ id: Number(id) }));
  return goTo(redirectTarget(source_url, request.url.origin, hostsOf(request)), request);
}

/** `/tg/{uuid}`: the messenger in which the person of this booking request goes on talking; telegram where there is one */
async function messenger(request: OwnRequest): Promise<never> {
  const { uuid = '' } = request.params;
  if (!isUuid(uuid)) throw notFound();
  const { id } = await request.load(linksEndpoints.requestByUuid.initiate({ uuid }));
  const { items } = await request.load(linksEndpoints.chatSources.initiate({ request_id: id }));
  const chosen = items.find(({ source }) => source === 'telegram') ?? items[0];
  if (!chosen) throw notFound('messenger_not_found');
  return goTo(redirectTarget(chosen.url, request.url.origin, hostsOf(request)), request);
}

/** `/dev/experiments` and `/dev/experiment/{name}`: the api says who may read them */
async function experimentList({ load }: OwnRequest): Promise<number> {
  await load(experimentEndpoints.experiments.initiate({}));
  return 200;
}

async function experiment({ load, params: { name = '' } }: OwnRequest): Promise<number> {
  await load(experimentEndpoints.report.initiate({ name }));
  return 200;
}

const LOADERS: Readonly<Record<string, (request: OwnRequest) => Promise<number>>> = {
  redirect: redirectPage,
  'short-link': shortLink,
  messenger,
  experiments: experimentList,
  experiment,
};

/**
 * What runs before a page of the shell itself is shown.
 * @returns the status to answer with
 * @throws RouteError and RouteRedirect, as a remote's loader does
 */
export async function loadOwn(id: string, request: OwnRequest): Promise<number> {
  return (await LOADERS[id]?.(request)) ?? 200;
}
