import type { FastifyInstance } from 'fastify';
import { type Key, parse } from 'path-to-regexp';
import { withBase } from '../routing/match-route.ts';
import type { RouteTable } from '../routing/route-entry.ts';
import type { Registry } from './registry.ts';
import type { ShellSites, Site } from './site.ts';
import { stableTable } from './stable-table.ts';

/** Somebody's own although nobody logs in for them, or no pages at all; a slash at the end stands for everything below. */
const PRIVATE = [
  '/api/',
  '/dev/',
  '/socket',
  '/login',
  '/login-via-token',
  '/register',
  '/favorites',
  '/compare/',
  '/order/',
  '/arrival/',
  '/review/',
  '/redirect',
  '/r/',
  '/tg/',
  '/employees-cookie',
  '/payment-failed',
  '/success',
];

/** a page itself, what is below it, and it with a query; not a walk whose name begins alike, '/chatyr-dag-7' */
const rulesOf = (path: string): string[] => (path.endsWith('/') ? [path] : [`${path}$`, `${path}/`, `${path}?`]);

const isOptional = ({ modifier }: Key): boolean => modifier === '?' || modifier === '*';

/**
 * A pattern as robots read one: '/chat/:id?' → '/chat', '/trips/:id' → '/trips/'. Nothing of one that is a parameter alone: it would
 * refuse the site, and such a page sends robots to log in anyway.
 */
function pathOf(pattern: string): string | undefined {
  const tokens = parse(pattern);
  const last = tokens.at(-1);
  const path = tokens
    .map((token) => {
      if (typeof token === 'string') return token;
      if (isOptional(token)) return token === last ? '' : '*';
      return `${token.prefix}*`;
    })
    .join('');
  return path === '' || path === '/*' ? undefined : path.replace(/\/\*$/, '/');
}

/** What robots may read: everything but the visitors' own pages, in every language. */
export function robotsTxt(
  { origin, locales, site }: Pick<Site, 'origin' | 'locales' | 'site'>,
  table: RouteTable,
): string {
  const base = site.booking.baseSegment;
  const forUsers = table.flatMap(({ access, pattern }) =>
    access === 'login' ? (pathOf(withBase(pattern, base)) ?? []) : [],
  );
  const paths = new Set([...PRIVATE, `/${base}/`, ...forUsers]);
  const rules = locales.flatMap(({ prefix }) =>
    [...paths].flatMap(rulesOf).map((rule) => `Disallow: ${prefix}${rule}`),
  );
  return `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}

export async function robots(
  app: FastifyInstance,
  { sites, registry }: { sites: ShellSites; registry: Pick<Registry, 'snapshot'> },
): Promise<void> {
  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robotsTxt(sites.of(request.host), stableTable(registry))),
  );
}
