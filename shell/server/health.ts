import type { FastifyInstance } from 'fastify';
import type { ApiContracts, Contracts } from './api-contracts.ts';
import type { Opening } from './opening.ts';
import type { Registry, Snapshot } from './registry.ts';
import { degradedRemotes } from './served.ts';

/** what releases that are live were built against, by 'name@version'; one from before releases said it is left out */
export function contractsOf(snapshot: Snapshot | undefined): Record<string, Contracts> {
  const live: Record<string, Contracts> = {};
  for (const [key, version] of snapshot?.versions ?? [])
    if (version.state === 'ready' && version.release.contract?.calls) live[key] = version.release.contract.calls;
  return live;
}

/**
 * /healthz: which composition is served, and why it is not the store's newest (`stale`); remotes that are not served as asked, which back end answers. 503 until there is a
 * composition, and while the shell does not fit what is live (`unfit`).
 */
export function healthRoute(
  app: FastifyInstance,
  registry: Pick<Registry, 'snapshot' | 'failing' | 'complaint'>,
  api: Pick<ApiContracts, 'health'>,
  opening: Pick<Opening, 'unfit'>,
): void {
  app.get('/healthz', (_request, reply) => {
    const { snapshot, failing, complaint } = registry;
    const { unfit } = opening;
    return reply.code(snapshot && unfit.length === 0 ? 200 : 503).send({
      composition: snapshot?.live.revision ?? null,
      ...(unfit.length > 0 ? { unfit } : {}),
      ...(complaint ? { stale: complaint } : {}),
      remotes: snapshot ? degradedRemotes(snapshot, failing) : {},
      api: api.health,
    });
  });
}
