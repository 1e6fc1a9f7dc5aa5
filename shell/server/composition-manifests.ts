import { createHash } from 'node:crypto';
import { type Release, releaseKey } from '@cairn/shared-contracts/remote/release';
import type { FastifyInstance } from 'fastify';
import type { RemoteBoot, WholeManifest } from '../composition/boot.ts';
import { tableOf } from '../routing/table.ts';
import { createCompressor, encodingOf } from './compression.ts';
import { NEVER_STORED } from './never-stored.ts';
import { choiceOf, type OverrideChoice } from './overrides/override-cookie.ts';
import type { Overrides } from './overrides/overrides.ts';
import type { Registry } from './registry.ts';
import { bootOf } from './remote-boot.ts';
import { manifestOf, type Shell } from './shell-assets.ts';
import type { ShellSites, Site } from './site.ts';
import { claimsOfDown } from './table-of-releases.ts';

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
  /** releases that only some browsers may have */
  overrides?: Pick<Overrides, 'findRelease'>;
}

/** Serves composition manifests: all that the live versions of a composition have, for client-side navigation. */
export async function compositionManifests(
  app: FastifyInstance,
  { registry, shell, sites, cdn, overrides }: Options,
): Promise<void> {
  const composedOf = async (header: string, base: string, choice: OverrideChoice | undefined) => {
    let isForOne = false;
    const remotes: Record<string, RemoteBoot> = {};
    const claims: Release[] = [];
    const parts = header.split(',').map((part) => part.split('@'));
    // no composition has a remote twice
    if (new Set(parts.map(([name]) => name)).size < parts.length) return undefined;
    for (const [name = '', version = ''] of parts) {
      if (version === 'down') {
        const live = registry.snapshot?.live.remotes[name];
        if (live) claims.push(...claimsOfDown(live, (known) => registry.releaseOf(name, known)));
        continue;
      }
      const known = await registry.findRelease(name, version);
      const release = known ?? (await overrides?.findRelease(choice, name, version));
      if (!known) isForOne = true;
      if (!release) return undefined;
      const loaded = registry.snapshot?.versions.get(releaseKey(name, version));
      const failures = loaded?.state === 'ready' ? [...loaded.container.failures.keys()] : [];
      remotes[name] = bootOf(release, base, failures);
      claims.push(release);
    }
    // made anew: a stranger's address may name releases that no visitor gets together, in any order, and its table would stay as long as they do
    return { remotes, table: tableOf(claims), isForOne };
  };

  // a wildcard: named parameters are cut at 100 characters
  const compressed = createCompressor(CACHED_MAX);
  app.get<{ Params: { '*': string } }>(`${PATH}*`, async (request, reply) => {
    const header = request.params['*'].replace(/\.json$/, '');
    const base = cdnOf(sites.of(request.host), cdn);
    const composed = await composedOf(header, base, choiceOf(request)).catch(() => undefined);
    if (!composed)
      return reply.code(404).send({ message: 'This composition is no longer known', code: 'manifest_not_found' });
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    const whole: WholeManifest = { ...manifestOf(shell, composed.remotes), table: composed.table };
    const body = JSON.stringify(whole);
    return reply
      .header('cache-control', composed.isForOne ? NEVER_STORED : 'public, max-age=86400')
      .header('vary', composed.isForOne ? 'accept-encoding, cookie' : 'accept-encoding')
      .type('application/json')
      .send(await compressed(createHash('sha256').update(body).digest('hex'), encoding, () => Buffer.from(body)));
  });
}
