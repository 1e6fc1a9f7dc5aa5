import { splitName } from '@cairn/shared-contracts/remote/part-name';
import { type Live, type Release, releaseKey } from '@cairn/shared-contracts/remote/release';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { FAILURES_PATH, type FailureAnswer } from '../client/behaviours/failure-report.ts';
import { browserFilesOf } from './browser-files.ts';
import { choose } from './compose.ts';
import { choiceOf } from './overrides/override-cookie.ts';
import type { Overrides } from './overrides/overrides.ts';
import type { Registry } from './registry.ts';
import { networkOf } from './watch/network.ts';
import type { VersionTallies } from './watch/version-tallies.ts';

/** the versions that were broken in this browser, 'mf-tour@1.1.0', with a space between */
export const AVOIDED_COOKIE = 'avoided_versions';
/** as long as a trial may take to be ended; then the version is tried again */
const AVOIDED_SECONDS = 3600;
const AVOIDED_MOST = 5;
const BODY_LIMIT = 4096;

const report = z.object({
  /** a unit, a fragment or a route: 'mf-tour/route.tour', 'mf-tour/card' */
  name: z.string().max(120),
  version: z.string().max(64),
  reason: z.string().max(500),
  /** where in the code that this browser got: 'browser/c.0a1b2c3d.js:1:2345' */
  at: z
    .string()
    .regex(/^browser\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/)
    .optional(),
});

const isStable = ({ remotes }: Live, key: string): boolean =>
  Object.entries(remotes).some(([name, { stable }]) => stable !== null && releaseKey(name, stable) === key);

/** Versions that this browser could not run, of those that are not the stable one: another takes their place. */
export function avoidedVersions(cookie: string | undefined, live: Live): string[] {
  const keys = cookie?.split(' ') ?? [];
  return keys.slice(0, AVOIDED_MOST).filter((key) => key.includes('@') && !isStable(live, key));
}

/** the exposed module that a part of a release is, whichever of its names it goes by */
const exposeOf = ({ exposes, fragments, routes }: Release, part: string): string | undefined =>
  Object.hasOwn(exposes, part) ? part : (fragments[part]?.expose ?? routes[part]?.expose);

interface Options {
  registry: Pick<Registry, 'snapshot' | 'failing'>;
  isSecure: boolean;
  /** counts what becomes of versions */
  tallies?: VersionTallies;
  /** where in the sources that is; undefined where nobody can tell */
  placeOf?(name: string, version: string, at: string, network: string): Promise<string | undefined>;
  overrides?: Pick<Overrides, 'of' | 'told'>;
}

/** 'mf-tour@1.1.0' and its exposed module → how often browsers told that it failed there */
export type BrowserFailures = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * Where browsers tell of a version that failed there: its code did not come, or threw. Whoever tells gets another version from then on,
 * where there is one. Nobody else does: anybody may tell anything here, so it is logged and counted, and no more.
 */
export function browserFailures(
  app: FastifyInstance,
  { registry, isSecure, tallies, placeOf, overrides }: Options,
): BrowserFailures {
  const counts = new Map<string, Map<string, number>>();

  app.post(FAILURES_PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const told = report.safeParse(request.body);
    const { snapshot } = registry;
    if (!told.success || !snapshot) return reply.code(told.success ? 503 : 400).send({ code: 'no_report' });
    const { name, version, reason, at } = told.data;
    const [remoteName, part] = splitName(name);
    const key = releaseKey(remoteName, version);
    const remote = snapshot.live.remotes[remoteName];
    const release = snapshot.versions.get(key)?.release;
    const expose = release && exposeOf(release, part);
    const answer = (isOther: boolean) =>
      reply.header('cache-control', 'no-store').send({ isOther } satisfies FailureAnswer);
    const avoided = avoidedVersions(request.cookies[AVOIDED_COOKIE], snapshot.live);
    const avoid = () =>
      reply.setCookie(AVOIDED_COOKIE, [key, ...avoided].slice(0, AVOIDED_MOST).join(' '), {
        path: '/',
        maxAge: AVOIDED_SECONDS,
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
      });
    const overridden = await overrides?.of(choiceOf(request));
    if (overridden?.mix[remoteName] === version) {
      // a choice of theirs: it says nothing about what others get
      if (avoided.includes(key) || isStable(snapshot.live, key)) return answer(false);
      overrides?.told(key, `${part}: ${reason}`);
      avoid();
      return answer(true);
    }
    if (overridden || !remote || !expose) return answer(false);
    const times = (counts.get(key)?.get(expose) ?? 0) + 1;
    counts.set(key, (counts.get(key) ?? new Map<string, number>()).set(expose, times));
    const network = networkOf(request.ip);
    // no map is asked for that no release has
    const isFile = browserFilesOf(release).some(({ file }) => at?.startsWith(`${file}:`));
    const where = at && ((isFile ? await placeOf?.(remoteName, version, at, network) : undefined) ?? at);
    tallies?.told(key, { side: 'browser', part: expose, reason, where }, network);
    // said at the first, the tenth, the hundredth…
    if (/^10*$/.test(String(times)))
      request.log.error(
        { remote: key, expose, reason, times, ...(where ? { where } : {}) },
        'a version fails in browsers',
      );

    const others = [remote.stable, remote.fallback?.version].flatMap((other) => other ?? []);
    const isNew = !avoided.includes(key) && !isStable(snapshot.live, key);
    const other = choose(
      snapshot,
      remoteName,
      others.filter((candidate) => candidate !== version),
      registry.failing,
    );
    if (!isNew || !other) return answer(false);
    avoid();
    return answer(true);
  });
  return counts;
}
