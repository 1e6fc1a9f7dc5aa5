import type { FastifyInstance } from 'fastify';
import type { RemoteBoot } from '../../../shell/composition/boot.ts';
import type { UnitsSource } from '../../../shell/composition/units-source.ts';
import type { Env } from '../../../shell/server/env.ts';
import { renderPage } from '../../../shell/server/page.tsx';
import { pageCalls } from '../../../shell/server/page-calls.ts';
import { pageHeaders } from '../../../shell/server/security.ts';
import type { Sessions } from '../../../shell/server/session.ts';
import type { Shell } from '../../../shell/server/shell-assets.ts';
import { shellSites } from '../../../shell/server/site.ts';
import { visitOf } from '../../../shell/server/visit.ts';
import { visitorGone } from '../../../shell/server/visitor-gone.ts';
import { platformOf } from './platform.ts';

interface Options {
  env: Env;
  shell: Shell;
  remotes: Record<string, RemoteBoot>;
  source: UnitsSource;
  sessions: Sessions;
}

/** shell/server/pages.ts with nothing to pick: the same renderer, loaders and store */
export async function serverPages(
  app: FastifyInstance,
  { env, shell, remotes, source, sessions }: Options,
): Promise<void> {
  const site = shellSites(env, [process.cwd()]).of(new URL(env.PUBLIC_URL).host);
  const platform = platformOf(site, env.PUBLIC_URL);
  app.get('/*', async (request, reply) => {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
    const session = sessions.of(request, reply);
    const answer = await renderPage({
      url: new URL(request.url, env.PUBLIC_URL).href,
      call: pageCalls({ apiUrl: env.API_URL, site: site.key, session }),
      hasSession: session.isPresent,
      platform,
      visit: visitOf(request.cookies),
      theme: undefined,
      composition: {
        remotes,
        down: [],
        header: '',
        source,
        hasNext: () => false,
        styleOf: () => undefined,
      },
      shell,
      signal: visitorGone(request, reply),
      encoding,
      isStyled: true,
      manifestUrl: '',
      warn: (message, detail) => request.log.warn(detail, message),
      failed: (unit, reason) => request.log.error({ unit, reason }, 'the page failed'),
      made: () => undefined,
    });
    switch (answer.kind) {
      case 'spoiled':
        return reply.code(500).send(answer.reason);
      case 'redirect':
        return reply.redirect(answer.location, answer.status);
      case 'page':
        if (encoding !== 'identity') reply.header('content-encoding', encoding);
        return reply
          .code(answer.status)
          .headers(pageHeaders(site, env.PUBLIC_URL, answer.nonce))
          .header('vary', 'accept-encoding, cookie')
          .header('cache-control', 'private, no-cache')
          .type('text/html; charset=utf-8')
          .send(answer.body);
    }
  });
}
