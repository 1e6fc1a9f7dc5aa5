import { pipeline, Readable } from 'node:stream';
import { isPublished } from '@cairn/shared-contracts/domain/published-pages';
import { releaseKey } from '@cairn/shared-contracts/remote/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouteEntry } from '../routing/route-entry.ts';
import { compressor, encodingOf } from './compression.ts';
import type { Registry } from './registry.ts';
import type { RevisionWatch } from './revision-watch.ts';
import type { ShellSites, Site } from './site.ts';
import { pagesPerPart, type SitemapPlan, sitemapPlan } from './sitemap-plan.ts';
import { type SitemapSource, sitemapSource } from './sitemap-source.ts';
import { type SitemapSite, sitemapIndex, URLSET_END, URLSET_START, urlEntries } from './sitemap-xml.ts';
import { stableTable } from './stable-table.ts';

/** robots read the index first and the parts soon after: both must speak of the same parts */
const PLAN_CACHED_MS = 600_000;

/** id of the pages about one organizer */
const ORGANIZER_PAGE = 'tour-provider';

interface Options {
  apiUrl: string;
  sites: ShellSites;
  registry: Pick<Registry, 'snapshot'>;
  content: Pick<RevisionWatch, 'onChange'>;
}

/** whether the page's remote is live with this route, and the page's text is written */
function isServed(
  { snapshot }: Pick<Registry, 'snapshot'>,
  { flags, site }: Site,
): (entry: RouteEntry, path: string) => boolean {
  return ({ id, target, access }, path) => {
    if (!isPublished(flags, path)) return false;
    if (site.organizer.forceHideOrganizers && id === ORGANIZER_PAGE) return false;
    if (typeof access === 'object' && flags[access.flag] !== true) return false;
    const [name = '', route = ''] = target.split('/');
    if (name === 'shell') return true;
    const stable = snapshot?.live.remotes[name]?.stable;
    const version = stable && snapshot?.versions.get(releaseKey(name, stable));
    return version ? version.state === 'ready' && version.release.routes[route] !== undefined : false;
  };
}

async function* partOf(
  site: SitemapSite,
  { site: sitePages, parts }: SitemapPlan,
  number: number,
  source: SitemapSource,
): AsyncGenerator<string> {
  yield URLSET_START;
  const part = parts[number - 2];
  if (number === 1) yield sitePages.map((page) => urlEntries(site, page)).join('');
  else if (part)
    for await (const pages of source.pages(part)) yield pages.map((page) => urlEntries(site, page)).join('');
  yield URLSET_END;
}

/** /sitemap.xml, the index, and /sitemap-<n>.xml, its parts, which are written while the api still tells of the pages. */
export async function sitemap(app: FastifyInstance, { apiUrl, sites, registry, content }: Options): Promise<void> {
  const plans = new Map<string, { until: number; plan: Promise<SitemapPlan> }>();
  content.onChange(() => plans.clear());
  const planOf = (site: Site, source: SitemapSource): Promise<SitemapPlan> => {
    const known = plans.get(site.key);
    if (known && known.until > Date.now()) return known.plan;
    const plan = source
      .parts(pagesPerPart(site.locales.length))
      .then((parts) => sitemapPlan(parts, stableTable(registry), isServed(registry, site)));
    plan.catch(() => plans.delete(site.key));
    plans.set(site.key, { until: Date.now() + PLAN_CACHED_MS, plan });
    return plan;
  };

  const xml = (request: FastifyRequest, reply: FastifyReply, body: Readable) => {
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    const compressed = pipeline(body, compressor(encoding), (error) => {
      if (error) request.log.warn({ reason: String(error) }, 'the sitemap ended early');
    });
    return reply
      .header('cache-control', 'public, max-age=3600')
      .header('vary', 'accept-encoding')
      .type('application/xml; charset=utf-8')
      .send(compressed);
  };
  const unavailable = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    request.log.warn({ reason: String(error) }, 'no sitemap');
    return reply.code(503).header('retry-after', '60').type('text/plain').send('Please try again later');
  };

  app.get('/sitemap.xml', async (request, reply) => {
    const site = sites.of(request.host);
    try {
      const { parts } = await planOf(site, sitemapSource(apiUrl, site.key));
      const changes = [undefined, ...parts.map(({ changed_on }) => changed_on)];
      return xml(request, reply, Readable.from([sitemapIndex(site.origin, changes)]));
    } catch (error) {
      return unavailable(request, reply, error);
    }
  });

  app.get<{ Params: { number: string } }>('/sitemap-:number(^\\d{1,5}).xml', async (request, reply) => {
    const site = sites.of(request.host);
    const source = sitemapSource(apiUrl, site.key);
    const number = Number(request.params.number);
    try {
      const plan = await planOf(site, source);
      if (number < 1 || number > plan.parts.length + 1) return reply.code(404).type('text/plain').send('No such part');
      return xml(request, reply, Readable.from(partOf(site, plan, number, source)));
    } catch (error) {
      return unavailable(request, reply, error);
    }
  });
}
