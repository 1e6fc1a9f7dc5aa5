import type { FastifyInstance } from 'fastify';
import type { ShellSites, Site } from './site.ts';

/** addresses that are somebody's own, or no pages at all; a slash at the end stands for everything below */
const PRIVATE = [
  '/api/',
  '/dev/',
  '/socket',
  '/login',
  '/login-via-token',
  '/register',
  '/email-confirm',
  '/settings',
  '/favorites',
  '/chat',
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

/** What robots may read: everything but the visitors' own pages, in every language. */
export function robotsTxt({ origin, locales, site }: Pick<Site, 'origin' | 'locales' | 'site'>): string {
  const paths = [...PRIVATE, `/${site.booking.baseSegment}/`];
  const rules = locales.flatMap(({ prefix }) => paths.flatMap(rulesOf).map((rule) => `Disallow: ${prefix}${rule}`));
  return `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}

export async function robots(app: FastifyInstance, { sites }: { sites: ShellSites }): Promise<void> {
  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robotsTxt(sites.of(request.host))),
  );
}
