import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from './env.ts';
import { CLOSED_POLICY, CODE_POLICY, pagePolicy, permissionsPolicy, type SharedSources } from './security-policy.ts';
import type { Site } from './site.ts';

const TWO_YEARS_S = 63_072_000;

/** pictures and released files are shown on other sites too: in shared links, from a CDN */
const FOR_ALL = /^\/(cdn|media|icons)\//;
/** links of messages: what they open stands in no Referer, not even in our own logs. `no-referrer` would take the Origin from our calls */
const HAS_SECRET = /[?&](token|key|proof|tour-selection-token)=/;
const CODE = /^text\/javascript\b/;

/** every answer of the shell's server, whoever made it: pages, the api's, files */
function headersOf(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Record<string, string> {
  const isCode = CODE.test(String(reply.getHeader('content-type') ?? ''));
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': HAS_SECRET.test(request.url) ? 'strict-origin' : 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': FOR_ALL.test(request.url) ? 'cross-origin' : 'same-origin',
    'content-security-policy': isCode ? CODE_POLICY : CLOSED_POLICY,
    ...(isSecure ? { 'strict-transport-security': `max-age=${TWO_YEARS_S}; includeSubDomains` } : {}),
  };
}

/** Security headers of all answers. One that an answer has already, a page its own policy for example, stays. */
export function securityHeaders(app: FastifyInstance, { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): void {
  const isSecure = PUBLIC_URL.startsWith('https:');
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(headersOf(request, reply, isSecure))) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
}

/** What a page carries beyond every answer's headers. */
export const pageHeaders = (
  { origin, site, mediaHosts }: Pick<Site, 'origin' | 'site' | 'mediaHosts'>,
  cdn: string,
  nonce: string,
  shared?: SharedSources,
) => ({
  'content-security-policy': pagePolicy({ origin, cdn, site, mediaHosts }, nonce, shared),
  'permissions-policy': permissionsPolicy(),
});
