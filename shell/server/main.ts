import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentRevision } from '@cairn/shared-contracts/api/content.calls';
import { pagesRevision } from '@cairn/shared-contracts/api/site.calls';
import { KIT_VERSION } from '@cairn/shared-contracts/build/kit-version';
import { sendTraces } from '@cairn/shared-contracts/node/otlp';
import { outliveStrayErrors } from '@cairn/shared-contracts/node/stray-errors';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import { answerCheck } from './answer-check.ts';
import { ApiContracts } from './api-contracts.ts';
import { apiProxy } from './api-proxy.ts';
import { httpWorkingTree, otherReports, readMap } from './artifacts.ts';
import { browserFailures } from './browser-failures.ts';
import { buildManifest } from './build-manifest.ts';
import { watchApis } from './call-api.ts';
import { cdnProxy } from './cdn-proxy.ts';
import { compositionManifests } from './composition-manifests.ts';
import { countryFinder } from './country.ts';
import { developmentRoutes } from './development.ts';
import { DRAIN_MS } from './draining.ts';
import { EdgeRevision, edgeRoute } from './edge/edge-revision.ts';
import { readEnv } from './env.ts';
import { experimentsHeader } from './experiments/assign.ts';
import { squadRemotes } from './experiments/squad-reader.ts';
import { followLive } from './follow-live.ts';
import { contractsOf, healthRoute } from './health.ts';
import { letHeapGrow } from './heap.ts';
import { createHttpServer } from './http-server.ts';
import { journalFeeds } from './journal-feeds.ts';
import { LegalPages, sitesWithLegal } from './legal-pages.ts';
import { mayReadLive, mayReadMetrics } from './live-page/may-read.ts';
import { liveRoute } from './live-page/route.ts';
import { historyReader } from './live-page/shown-history.ts';
import { metricsRoute } from './metrics.ts';
import { offlinePages } from './offline-pages.ts';
import { readLayoutFacts } from './overrides/mix-fit.ts';
import { overrideRoutes } from './overrides/override-routes.ts';
import { Overrides } from './overrides/overrides.ts';
import { startStage } from './overrides/start-stage.ts';
import { GuestPages } from './page-cache/guest-pages.ts';
import { pages } from './pages.ts';
import { RememberedAnswers } from './remembered-answers.ts';
import { RevisionWatch } from './revision-watch.ts';
import { robots } from './robots.ts';
import { securityHeaders } from './security.ts';
import { serviceWorker } from './service-worker.ts';
import { Sessions } from './session.ts';
import { readShell } from './shell-assets.ts';
import { shellSitesOrExit } from './site.ts';
import { sitemap } from './sitemap.ts';
import { proxySocket } from './socket-proxy.ts';
import { sourcePlaces } from './watch/source-places.ts';
import { vitalsRoute } from './watch/vitals-route.ts';
import { webManifestRoute } from './web-manifest.ts';

const MB = 1_000_000;
const YEAR_MS = 31_536_000_000;

/** The shell's server: pages, the api and artifacts on one origin. */
async function main(): Promise<void> {
  letHeapGrow();
  const env = readEnv(process.env);
  const dist = resolve(env.SHELL_DIST ?? join(dirname(fileURLToPath(import.meta.url)), '..'));
  const content = new RevisionWatch(env.API_URL, contentRevision);
  const shown = new RevisionWatch(env.API_URL, pagesRevision);
  const guestPages = new GuestPages({ maxBytes: env.PAGE_CACHE_MB * MB });
  const remembered = new RememberedAnswers();
  const edge = new EdgeRevision();
  // answers first: no page is made of old ones
  const forget = () => {
    remembered.outdate();
    guestPages.clear();
    edge.next();
  };
  shown.onChange(forget);
  const legal = new LegalPages(env.API_URL);
  content.onChange(() => legal.look().then(forget));
  const sites = sitesWithLegal(shellSitesOrExit(env, [process.cwd(), dist]), legal);
  const shell = readShell(dist);
  const endTraces = await sendTraces('shell', KIT_VERSION, env);
  const app = createHttpServer(env);
  // without render processes code of remotes runs in here
  outliveStrayErrors({ log: app.log, giveUp: () => process.exit(1) });
  watchApis({
    patienceMs: env.API_PATIENCE_MS,
    onChange: (isHanging) =>
      app.log[isHanging ? 'error' : 'info'](
        { api: env.API_URL },
        isHanging ? 'the api hangs' : 'the api answers again',
      ),
  });
  const live = await followLive({
    ...{ env, dist, shell, log: app.log },
    onApplied() {
      guestPages.clear();
      edge.next();
    },
  });
  const { artifacts, registry, renderer, quarantine, tallies, opening, reports, reportKey } = live;

  const answers = env.ANSWERS ?? (env.NODE_ENV === 'production' ? 'sample' : 'strict');
  app.log.info({ answers }, 'answers of the api are checked');
  const checkAnswer = answerCheck({
    mode: answers,
    report: (misfit) => app.log.warn(misfit, 'an answer of the api misfits its contract'),
  });
  securityHeaders(app, env);
  const api = new ApiContracts({
    apiUrl: env.API_URL,
    built: shell.assets.contracts ?? {},
    live: () => contractsOf(registry.snapshot),
    log: app.log,
  });
  healthRoute(app, registry, api, opening);
  if (env.EDGE === 'on') edgeRoute(app, edge);
  await app.register(cookie);
  await app.register(fastifyStatic, {
    root: shell.dir,
    prefix: '/assets/shell/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_MS,
    index: false,
  });
  await app.register(fastifyStatic, {
    root: join(dist, 'public'),
    prefix: '/',
    wildcard: false,
    decorateReply: false,
    index: false,
  });
  const findCountry = countryFinder(env.API_URL, (reason) => app.log.warn({ reason }, 'the country is not known'));
  const isSecure = env.PUBLIC_URL.startsWith('https:');
  const sessions = new Sessions({ apiUrl: env.API_URL, isSecure, checkAnswer });
  const layout = readLayoutFacts(dist);
  const provers = { root: live.key, ring: () => registry.chain.lastRing(), environment: env.LIVE_ENVIRONMENT };
  const overrides = new Overrides({
    ...{ key: live.key, ring: provers.ring, environment: provers.environment, artifacts },
    live: () => registry.snapshot?.live,
    isDevelopment: shell.assets.isDevelopment === true,
    facts: () => ({ ...(layout ? { shell: layout } : {}), ...(api.served ? { calls: api.served } : {}) }),
    stage: () => startStage({ env, dist, shell, kit: KIT_VERSION, artifacts, log: app.log }),
  });
  const inBrowsers = browserFailures(app, {
    ...{ registry, isSecure, tallies, overrides },
    ...(reportKey ? { placeOf: sourcePlaces((of) => readMap(env, reportKey, of)) } : {}),
  });
  vitalsRoute(app, { registry, tallies });
  metricsRoute(app, {
    ...{ renderer, quarantine, registry, inBrowsers, guestPages, tallies },
    mayRead: (request) => mayReadMetrics(request, env),
  });
  liveRoute(app, {
    ...{ registry, shell, sites },
    mayRead: (request, reply) => mayReadLive(request, reply, { env, provers, sessions }),
    history: historyReader(artifacts, registry.chain),
    reports: async () => {
      const own = reports?.now();
      const others = reportKey ? await otherReports(env, reportKey).catch(() => []) : [];
      return [...(own ? [own] : []), ...others.filter(({ shell: name }) => name !== own?.shell)];
    },
  });
  await app.register(apiProxy, {
    ...{ env, sites, findCountry, sessions },
    // whoever wrote reads what they wrote, before word of it has gone round
    onWrite: () => remembered.outdate(),
    squadRemotes: (path, request) => squadRemotes(path, request, provers),
    experimentsOf: (subject) => registry.snapshot && experimentsHeader(registry.snapshot.live, subject),
  });
  const tree = shell.assets.isDevelopment ? httpWorkingTree(env.CDN_URL) : undefined;
  if (tree) developmentRoutes(app, tree);
  await app.register(overrideRoutes, { overrides, registry, isSecure });
  await app.register(cdnProxy, { artifacts, registry, overrides, ...(tree ? { tree } : {}) });
  await app.register(compositionManifests, { registry, overrides, shell, sites, cdn: env.CDN_PUBLIC_URL });
  await app.register(buildManifest, { shell, registry });
  await app.register(robots, { sites, registry });
  await app.register(webManifestRoute, { sites });
  await app.register(serviceWorker, {
    dist,
    isOn: env.SERVICE_WORKER === 'on',
    settings: { build: shell.assets.main, store: env.CDN_PUBLIC_URL },
  });
  await app.register(offlinePages, { shell });
  await app.register(journalFeeds, { apiUrl: env.API_URL, sites, shell });
  await app.register(sitemap, { apiUrl: env.API_URL, sites, registry, content });
  await app.register(pages, {
    env,
    guestPages,
    remembered,
    overrides,
    sites,
    findCountry,
    sessions,
    shell,
    registry,
    renderer,
    tallies,
    ...(tree ? { threw: (fault) => tree.threw(fault) } : {}),
  });

  await registry.start();
  // whoever answers, the shell serves: nothing waits for it
  void api.start();
  void legal.start();
  content.start();
  shown.start();
  const sockets = proxySocket(app.server, env.API_URL);
  app.addHook('preClose', async () => sockets.close());
  await app.listen({ port: env.PORT, host: env.HOST });
  if (!reports)
    app.log.warn({ file: env.REPORT_KEY }, 'there is no report key: changes are made without asking this shell');
  for (const reason of opening.unfit)
    app.log.error({ reason }, 'this shell does not fit what is live, and stays unready');
  live.proposals.start();
  reports?.start();
  const stop = async () => {
    // whatever hangs, the process ends
    setTimeout(() => process.exit(1), DRAIN_MS + 5_000).unref();
    for (const part of [registry, live.experiments, api, legal, content, shown, live.proposals]) part.stop();
    // pages under way are rendered to their end
    await Promise.all([reports?.stop(), app.close(), quarantine.written()]);
    renderer.stop();
    overrides.stop();
    await endTraces();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(0)));
}

try {
  await main();
} catch (error) {
  // not left to Node: the shell outlives what nobody catches
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
}
