import { LOCALE_COOKIE, type LocaleProperties, localeOf } from '@cairn/shared-contracts/i18n/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withoutSelectionToken } from '../client/behaviours/selection-token.ts';
import { NEXT_PAGE_PATH } from '../composition/next-page-path.ts';
import { Admission, type AdmissionOptions, OVERLOADED } from './admission.ts';
import { type ComposedOptions, type ComposedRequest, composedPage, type PageRenderer } from './composed-page.ts';
import { cdnOf, manifestUrl } from './composition-manifests.ts';
import { encodingOf } from './compression.ts';
import type { FindCountry } from './country.ts';
import { mayEdgeHold } from './edge/edge-page.ts';
import type { Env } from './env.ts';
import { subjectOf } from './experiments/subject.ts';
import { nextPageAsked, replyNextPage, replyNothing } from './next-page.ts';
import { noScriptForms } from './no-script-form.ts';
import { choiceOf } from './overrides/override-cookie.ts';
import { inspectedOf } from './overrides/override-state.ts';
import type { Overrides } from './overrides/overrides.ts';
import { isOfOwnPage } from './own-page.ts';
import { pageAsked } from './page-asked.ts';
import { guestTurn, makeGuestPage } from './page-cache/guest-page.ts';
import type { GuestPages } from './page-cache/guest-pages.ts';
import { pageLocale } from './page-locale.ts';
import { replyBare, replyPage, replyStored } from './page-reply.ts';
import { pageVisitor } from './page-visitor.ts';
import type { Registry, Snapshot } from './registry.ts';
import { RememberedAnswers } from './remembered-answers.ts';
import { pageAddress } from './request-address.ts';
import type { Sessions } from './session.ts';
import type { Shell } from './shell-assets.ts';
import type { ShellSites, Site } from './site.ts';
import { withoutTracking } from './tracking-params.ts';
import { keepVisit } from './visit-cookies.ts';
import { visitorGone } from './visitor-gone.ts';
import type { VersionTallies } from './watch/version-tallies.ts';

interface Options {
  env: Env;
  sites: ShellSites;
  findCountry: FindCountry;
  sessions: Sessions;
  shell: Shell;
  registry: Registry;
  renderer: PageRenderer;
  admission?: AdmissionOptions;
  /** without them each page is rendered anew */
  guestPages?: GuestPages;
  /** what the api said before, to anybody */
  remembered?: RememberedAnswers;
  /** counts what becomes of versions */
  tallies?: VersionTallies;
  /** in development: hears what parts threw */
  threw?: ComposedOptions['threw'];
  /** without them nobody sees anything but what is live */
  overrides?: Overrides;
}

interface Asked {
  url: URL;
  site: Site;
  locale: LocaleProperties;
  snapshot: Snapshot;
  doors: Doors;
}

interface Doors {
  live: Admission;
  /** of overridden browsers */
  staged: Admission;
}

/** Beyond what the machine makes while a person waits, it is better told so at once. */
const admissionOf = ({ RENDER_PROCESSES }: Env): AdmissionOptions => ({
  atOnce: Math.max(8, 6 * RENDER_PROCESSES),
  // a page waits for its slow parts without working, and whoever comes then need not wait with it
  unfinished: Math.max(24, 18 * RENDER_PROCESSES),
  queue: 200,
  waitMs: 2_500,
});
const AT_ONCE_OR_NOT = { queue: 0, waitMs: 0 };
/** pages of overridden browsers wait for one another, and never before the door of all others */
const OVERRIDES: AdmissionOptions = { atOnce: 4, unfinished: 8, queue: 20, waitMs: 5_000 };
/**
 * The calls of a next page have doors of their own: no document waits behind them. They do not wait either: the loader in the browser is
 * told at once that it makes them itself.
 */
const nextPagesOf = ({ RENDER_PROCESSES }: Env): AdmissionOptions => ({
  atOnce: Math.max(4, 3 * RENDER_PROCESSES),
  ...AT_ONCE_OR_NOT,
});
const OVERRIDDEN_NEXT_PAGES: AdmissionOptions = { atOnce: 2, ...AT_ONCE_OR_NOT };
/** seconds until a page that there was no time for is worth another try */
const BUSY_SECONDS = 3;

export async function pages(
  app: FastifyInstance,
  {
    env,
    sites,
    findCountry,
    sessions,
    shell,
    registry,
    renderer,
    guestPages,
    // without word of changes nothing is known to be as it was
    remembered = new RememberedAnswers({ freshMs: 0 }),
    overrides,
    tallies,
    threw,
    admission = admissionOf(env),
  }: Options,
): Promise<void> {
  const documents: Doors = { live: new Admission(admission), staged: new Admission(OVERRIDES) };
  const nextPages: Doors = { live: new Admission(nextPagesOf(env)), staged: new Admission(OVERRIDDEN_NEXT_PAGES) };
  const { isSecure } = sessions;
  const cdnUrl = env.CDN_PUBLIC_URL;
  const apiUrl = env.API_URL;
  /** who asks for a page, and all that it is made of for them */
  const pageFor = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { url, site, locale, snapshot, doors }: Asked,
  ) => {
    const { address, tracking } = withoutTracking(url.href);
    const visitor = await pageVisitor(request, reply, { apiUrl, sessions, findCountry });
    const encoding = encodingOf(request.headers['accept-encoding']);
    const signal = visitorGone(request, reply);
    const asked = pageAsked(request, {
      ...{ url: new URL(address), site, visitor, encoding, apiUrl, signal, remembered },
      locale,
      live: snapshot.live,
    });
    const overridden = await overrides?.of(choiceOf(request));
    const staged = overridden?.staged;
    const options: ComposedOptions = {
      ...{ request, registry, renderer, shell, cdn: cdnOf(site, cdnUrl), visitorId: visitor.id },
      subject: subjectOf(request, { visitor: visitor.id, user: visitor.session.subject }),
      snapshot: () => registry.snapshot ?? snapshot,
      tallies: staged ? undefined : tallies,
      threw,
      ...(staged && { registry: staged.stage, renderer: staged.stage.renderer, snapshot: staged.snapshot }),
      ...(overrides && overridden && { inspect: inspectedOf(overridden, overrides) }),
    };
    const render = (page: ComposedRequest) =>
      (staged ? doors.staged : doors.live).admit(
        async () => (page.ports.signal.aborted ? OVERLOADED : composedPage(page, options)),
        async (made) => (made === OVERLOADED ? undefined : made.whole),
      );
    return { tracking, encoding, visitor, asked, options, overridden, render };
  };
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { snapshot } = registry;
    const site = sites.of(request.host);
    if (!snapshot) return replyBare(reply, site);
    keepVisit(request, reply, isSecure);
    // the browser takes the token out of its address bar: both sides render without it
    const url = pageAddress(withoutSelectionToken(request.url)?.address ?? request.url, site.origin);
    if (site.isStrangeHost) return reply.header('vary', 'host').redirect(url.href, 308);
    const inLocale = pageLocale({
      url,
      available: site.locales.map(({ iso }) => localeOf(iso)),
      chosen: request.cookies[LOCALE_COOKIE],
      acceptLanguage: request.headers['accept-language'],
    });
    // only the root asks what the visitor reads
    const vary = url.pathname === '/' ? 'accept-encoding, accept-language, cookie' : 'accept-encoding, cookie';
    if (inLocale.kind === 'redirect') {
      if (inLocale.status === 302) reply.header('vary', vary).header('cache-control', 'private, no-cache');
      return reply.redirect(inLocale.location, inLocale.status);
    }
    const { locale } = inLocale;
    const { tracking, encoding, visitor, asked, options, overridden, render } = await pageFor(request, reply, {
      ...{ url, site, locale, snapshot, doors: documents },
    });
    const how = { site, shell, cdnUrl, isSecure, encoding, vary, tracking, isForOne: overridden !== undefined };
    const isHeld = guestPages && !overridden && !visitor.session.isPresent && !visitor.session.hasWritten;
    const guest = isHeld ? await guestTurn(guestPages, asked, options) : undefined;
    if (guest?.turn.kind === 'have') {
      const { versions, header } = guest.turn.page;
      tallies?.page(versions);
      const { live } = options.snapshot();
      const isForEdge =
        env.EDGE === 'on' && mayEdgeHold({ request, encoding, live, releases: manifestUrl(header, shell) });
      return replyStored(reply, guest.turn.page, { ...how, isForEdge });
    }
    const page = await (guest?.turn.kind === 'make'
      ? makeGuestPage(guest.turn, guest.plan, asked, render)
      : render(asked));
    if (page === OVERLOADED) return replyBare(reply, site, BUSY_SECONDS);
    return replyPage(reply, page, how);
  };
  // one line a page, and one for each that is asked of a next one, whatever became of it
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, log, routeOptions } = request;
    log.info(
      {
        method,
        path: url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        composition: reply.getHeader('x-composition'),
      },
      routeOptions.url === NEXT_PAGE_PATH ? 'calls of a next page' : 'page',
    );
  });
  app.get(NEXT_PAGE_PATH, async (request, reply) => {
    const { snapshot } = registry;
    const site = sites.of(request.host);
    const available = site.locales.map(({ iso }) => localeOf(iso));
    const next = nextPageAsked(request.query, { origin: site.origin, available });
    if (!snapshot || site.isStrangeHost || !next || !isOfOwnPage(request)) return replyNothing(reply);
    const page = await pageFor(request, reply, { ...next, site, snapshot, doors: nextPages });
    return replyNextPage(reply, { ...page, shell, releases: next.releases });
  });
  app.get('/*', answerPage);
  noScriptForms(app, sites);
}
