import { type Mix, mixIn, mixText, OVERRIDE_PATH } from '@cairn/shared-contracts/remote/override';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { AVOIDED_COOKIE } from '../browser-failures.ts';
import { replyPlain } from '../plain-page.ts';
import type { Registry } from '../registry.ts';
import { choiceOf, choiceText, OVERRIDE_COOKIE, type OverrideChoice } from './override-cookie.ts';
import { stateOf } from './override-state.ts';
import type { Denied, Overrides } from './overrides.ts';
import { REFUSALS, refusedPage } from './refused-page.ts';

const BODY_LIMIT = 4096;
/** in development there is no link that ends it */
const DAY_S = 86_400;

const asked = z.object({ mix: z.record(z.string(), z.string()), to: z.string().max(2000).default('/') });
const opened = z.object({
  link: z.string().default(''),
  mix: z.string().max(2000).optional(),
  to: z.string().max(2000).default('/'),
});

/** a page of this very site */
function pathOf(to: string): string {
  const here = 'http://here.invalid';
  const url = URL.canParse(to, here) ? new URL(to, here) : undefined;
  // '//name' would be another site
  return url?.origin === here ? url.pathname.replace(/^\/+/, '/') + url.search + url.hash : '/';
}

interface Options {
  overrides: Overrides;
  registry: Pick<Registry, 'snapshot' | 'releaseOf'>;
  isSecure: boolean;
}

/** Opens override links and answers the inspector. None of its answers is stored anywhere. */
export async function overrideRoutes(app: FastifyInstance, { overrides, registry, isSecure }: Options): Promise<void> {
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer');
  });
  const keep = (reply: FastifyReply, choice: OverrideChoice, expiresAt?: string): boolean => {
    const value = choiceText(choice);
    if (value === undefined) return false;
    const maxAge = expiresAt ? Math.floor((Date.parse(expiresAt) - Date.now()) / 1000) : DAY_S;
    reply.setCookie(OVERRIDE_COOKIE, value, { ...cookie, maxAge });
    // what failed before is tried again
    reply.clearCookie(AVOIDED_COOKIE, { path: '/' });
    return true;
  };
  const leave = (reply: FastifyReply) =>
    reply.clearCookie(OVERRIDE_COOKIE, { path: '/' }).clearCookie(AVOIDED_COOKIE, { path: '/' });
  const refuse = (reply: FastifyReply, { code, reasons }: Denied) =>
    reply
      .code(REFUSALS[code].status)
      .send({ code, message: REFUSALS[code].text, ...(reasons.length > 0 ? { details: { reasons } } : {}) });

  app.get(OVERRIDE_PATH, async (request, reply) => {
    const query = opened.safeParse(request.query);
    const text = query.success ? query.data.mix : undefined;
    const mix = text === undefined ? undefined : mixIn(text);
    const page = (denied: Denied) =>
      replyPlain(reply.code(REFUSALS[denied.code].status), refusedPage(denied.code, denied.reasons));
    if (!query.success || (text !== undefined && !mix))
      return page({ kind: 'refused', code: 'malformed', reasons: [] });
    const choice: OverrideChoice = { link: query.data.link, ...(mix ? { mix } : {}) };
    const looked = await overrides.look(choice);
    if (looked.kind === 'refused') return page(looked);
    overrides.forgive(looked.overridden.mix);
    if (!keep(reply, choice, looked.overridden.link?.expires_at))
      return page({ kind: 'refused', code: 'too_long', reasons: [] });
    return reply.redirect(pathOf(query.data.to), 303);
  });

  app.get(`${OVERRIDE_PATH}/state`, async (request, reply) => {
    const { snapshot } = registry;
    const choice = choiceOf(request);
    if (!(await overrides.mayInspect(choice)) || !snapshot)
      return reply.code(403).send({ code: 'no_link', message: 'The inspector is for holders of an override link' });
    const looked = await overrides.of(choice);
    const releaseOf = (name: string, version: string) =>
      registry.releaseOf(name, version) ?? overrides.stagedRelease(name, version);
    return looked ? stateOf(snapshot.live, looked, releaseOf) : reply.code(503).send({ code: 'unavailable' });
  });

  app.post(`${OVERRIDE_PATH}/mix`, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const body = asked.safeParse(request.body);
    if (!body.success || mixIn(mixText(body.data.mix)) === undefined)
      return reply.code(400).send({ code: 'malformed', message: 'This is no mix' });
    const link = choiceOf(request)?.link ?? '';
    const mix: Mix = body.data.mix;
    const looked = await overrides.look({ link, mix });
    if (looked.kind === 'refused') return refuse(reply, looked);
    overrides.forgive(mix);
    if (!keep(reply, { link, mix }, looked.overridden.link?.expires_at))
      return refuse(reply, { kind: 'refused', code: 'too_long', reasons: [] });
    return { mix };
  });

  /** the address of what this browser sees, for others */
  app.get(`${OVERRIDE_PATH}/link`, async (request, reply) => {
    const choice = choiceOf(request) ?? { link: '' };
    const looked = await overrides.look(choice);
    if (looked.kind === 'refused') return refuse(reply, looked);
    const { to } = opened.parse(request.query);
    const { mix, link } = looked.overridden;
    const query = new URLSearchParams({
      ...(choice.link ? { link: choice.link } : {}),
      mix: mixText(mix),
      to: pathOf(to),
    });
    return { path: `${OVERRIDE_PATH}?${query}`, ...(link ? { expiresAt: link.expires_at } : {}) };
  });

  app.post(`${OVERRIDE_PATH}/leave`, async (_request, reply) => leave(reply).code(204).send());
}
