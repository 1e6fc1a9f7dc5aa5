import { localeOf } from '@cairn/shared-contracts/i18n/locales';
import type { FastifyInstance } from 'fastify';
import { ICONS } from '../composition/icon-files.ts';
import type { ShellSites, Site } from './site.ts';

/** --bg of the light theme, and the mark's own green */
const COLORS = { background_color: '#ffffff', theme_color: '#17402f' };

/** What a browser needs to put the site on a home screen: https://www.w3.org/TR/appmanifest/ */
export function webManifest({ name, locales }: Pick<Site, 'name' | 'locales'>): object {
  const [locale] = locales;
  return {
    id: '/',
    name,
    short_name: name,
    lang: locale?.iso,
    dir: locale ? localeOf(locale.iso).dir : 'auto',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    categories: ['travel'],
    ...COLORS,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...ICONS.filter(({ purpose }) => purpose).map(({ file, size, purpose }) => ({
        src: `/icons/${file}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ],
  };
}

export async function webManifestRoute(app: FastifyInstance, { sites }: { sites: ShellSites }): Promise<void> {
  app.get('/manifest.webmanifest', (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(webManifest(sites.of(request.host)))),
  );
}
