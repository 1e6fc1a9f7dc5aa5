import { withdrawnKeys } from '@cairn/shared-contracts/remote/past-versions';
import type { FastifyInstance } from 'fastify';
import type { BuildManifest } from '../client/behaviours/build-manifest.ts';
import { BUILD_MANIFEST_PATH } from '../client/behaviours/build-manifest.ts';
import type { Registry } from './registry.ts';
import type { Shell } from './shell-assets.ts';

/** What is live, for pages that have been open for a while (specification §7: a build manifest is fetched and polled). */
export async function buildManifest(
  app: FastifyInstance,
  { shell, registry }: { shell: Pick<Shell, 'assets'>; registry: Pick<Registry, 'snapshot'> },
): Promise<void> {
  app.get(BUILD_MANIFEST_PATH, (_request, reply) => {
    const manifest: BuildManifest = {
      shell: shell.assets.main,
      composition: registry.snapshot?.live.revision ?? null,
      withdrawn: withdrawnKeys(registry.snapshot?.live),
    };
    return reply.header('cache-control', 'no-store').send(manifest);
  });
}
