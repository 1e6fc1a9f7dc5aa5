import { createHash } from 'node:crypto';
import { type Release, releaseKey } from '@cairn/shared-contracts/remote/release';
import type { FastifyInstance } from 'fastify';
import type { RemoteBoot, WholeManifest } from '../composition/boot.ts';
import { createCompressor, encodingOf } from './compression.ts';
import type { Registry } from './registry.ts';
import { bootOf } from './remote-boot.ts';
import { manifestOf, type Shell } from './shell-assets.ts';
import type { ShellSites, Site } from './site.ts';
import { cachedTable, claimsOfDown } from './table-of-releases.ts';

const PATH = '/assets/composition/';
/** compressed manifests held in memory */
const CACHED_MAX = 100;

/**
 * Where the manifest of a composition is: its address names the versions, so that every node answers it, also after a restart.
 * @param header 'mf-catalog@1.0.0,mf-tour@down'
 */
export const manifestUrl = (header: string, { assets }: Shell): string => `${PATH}${header}.json?shell=${assets.main}`;

/** the store's address for browsers, absolute: a remote's runtime knows its style sheets by their full address */
export const cdnOf = ({ origin }: Pick<Site, 'origin'>, cdn: string): string =>
  new URL(cdn, origin).href.replace(/\/$/, '');

interface Options {
  registry: Registry;
  shell: Shell;
  sites: ShellSites;
  cdn: string;
}

/** Serves composition manifests: all that the live versions of a composition have, for client-side navigation. */
export async function compositionManifests(
  app: FastifyInstance,
  { registry, shell, sites, cdn }: Options,
): Promise<void> {
  const composedOf = (header: string, base: string) => {
    const remotes: Record<string, RemoteBoot> = {};
    const claims: Release[] = [];
    for (const part of header.split(',')) {
      const [name = '', version = ''] = part.split('@');
      if (version === 'down') {
        const live = registry.snapshot?.live.remotes[name];
        if (live) claims.push(...claimsOfDown(live, (known) => registry.releaseOf(name, known)));
        continue;
      }
      const release = registry.releaseOf(name, version);
      if (!release) return undefined;
      const loaded = registry.snapshot?.versions.get(releaseKey(name, version));
      const failures = loaded?.state === 'ready' ? [...loaded.container.failures.keys()] : [];
      remotes[name] = bootOf(release, base, failures);
      claims.push(release);
    }
    return { remotes, table: cachedTable(claims) };
  };

  // a wildcard: named parameters are cut at 100 characters
  const compressed = createCompressor(CACHED_MAX);
  app.get<{ Params: { '*': string } }>(`${PATH}*`, async (request, reply) => {
    const header = request.params['*'].replace(/\.json$/, '');
    const base = cdnOf(sites.of(request.host), cdn);
    const composed = composedOf(header, base);
    if (!composed)
      return reply.code(404).send({ message: 'This composition is no longer known', code: 'manifest_not_found' });
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    const whole: WholeManifest = { ...manifestOf(shell, composed.remotes), table: composed.table };
    const body = JSON.stringify(whole);
    return reply
      .header('cache-control', 'public, max-age=86400')
      .header('vary', 'accept-encoding')
      .type('application/json')
      .send(await compressed(createHash('sha256').update(body).digest('hex'), encoding, () => Buffer.from(body)));
  });
}
