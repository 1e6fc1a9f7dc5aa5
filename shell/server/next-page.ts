import { DEFAULT_LOCALE, type LocaleProperties } from '@cairn/shared-contracts/i18n/locales';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { OVERLOADED } from './admission.ts';
import { type ComposedOptions, type ComposedPage, type ComposedRequest, plannedPage } from './composed-page.ts';
import { manifestUrl } from './composition-manifests.ts';
import type { Encoding } from './compression.ts';
import { NEVER_STORED } from './never-stored.ts';
import { pageLocale } from './page-locale.ts';
import { pageAddress } from './request-address.ts';
import type { Shell } from './shell-assets.ts';

const ADDRESS_MAX = 2048;
const query = z.object({ of: z.string().startsWith('/').max(ADDRESS_MAX), releases: z.string().max(ADDRESS_MAX) });

interface NextPageAsked {
  url: URL;
  locale: LocaleProperties;
  /** manifestUrl of the page that is open */
  releases: string;
}

/** What an open page asks for; undefined where it is no page of the site's in a language that it has. */
export function nextPageAsked(
  asked: unknown,
  { origin, available }: { origin: string; available: readonly LocaleProperties[] },
): NextPageAsked | undefined {
  const { success, data } = query.safeParse(asked);
  if (!success) return undefined;
  const url = pageAddress(data.of, origin);
  // who is on a page has a language: its root asks nobody
  const inLocale = pageLocale({ url, available, chosen: DEFAULT_LOCALE.iso, acceptLanguage: undefined });
  return inLocale.kind === 'page' ? { url, locale: inLocale.locale, releases: data.releases } : undefined;
}

interface Making {
  asked: ComposedRequest;
  options: ComposedOptions;
  shell: Shell;
  releases: string;
  encoding: Encoding;
  render(page: ComposedRequest): Promise<ComposedPage | typeof OVERLOADED>;
}

/** Nothing to say: the page's loader makes its calls itself, and finds out what there is to find out. */
export const replyNothing = (reply: FastifyReply): FastifyReply =>
  reply.code(204).header('cache-control', NEVER_STORED).send();

/**
 * Says what the api says to the loader of a page, as the visitor who asks. It is said of the composition that they have open, and of a
 * page that there is: anything else, a redirect, a log-in, a failure, is left to the loader in the browser, which ends as it always did.
 */
export async function replyNextPage(
  reply: FastifyReply,
  { asked, options, shell, releases, encoding, render }: Making,
): Promise<FastifyReply> {
  if (plannedPage(asked, options).manifestUrl !== releases) return replyNothing(reply);
  const made = await render({ ...asked, order: { ...asked.order, wants: 'calls' } });
  if (made === OVERLOADED) return replyNothing(reply);
  const { answer, composition } = made;
  const isSame = manifestUrl(composition.plan.header, shell) === releases;
  if (answer.kind !== 'page' || answer.status !== 200 || !isSame) return replyNothing(reply);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .header('cache-control', NEVER_STORED)
    .header('vary', 'accept-encoding, cookie')
    .type('application/json')
    .send(answer.body);
}
