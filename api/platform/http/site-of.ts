import type { Sites, SiteVariant } from '@cairn/shared-contracts/node/sites';
import type { FastifyRequest } from 'fastify';

/** The shell says which variant it serves. From anybody but a trusted proxy that header is not read, and the host decides. */
export function siteOf(request: FastifyRequest, sites: Sites): SiteVariant {
  // Fastify lists more than the caller's own address only when it trusts the caller
  const isFromProxy = (request.ips?.length ?? 0) > 1;
  const key = isFromProxy ? request.headers['x-site'] : undefined;
  return sites.choose({ key: typeof key === 'string' ? key : undefined, host: request.host });
}
