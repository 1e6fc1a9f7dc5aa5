import { join, relative } from 'node:path';
import type { RemoteDescription } from '@cairn/shared-contracts/remote/define-remote';
import { splitName } from '@cairn/shared-contracts/remote/part-name';
import type { Release } from '@cairn/shared-contracts/remote/release';
import type { Browser, BrowserContext } from '@playwright/test';
import { isDemo } from '../local/demo-variables.ts';
import { REMOTES, ROOT } from '../registry/build.ts';
import { type Finding, findingOf } from '../registry/gates.ts';
import { answersFit } from '../registry/slow-gates.ts';
import type { ComposedPair } from './composed-pair.ts';
import { type Compared, judge } from './judge.ts';
import { unseenBehind, withoutSample } from './made-up-props.ts';
import { misfitAnswers } from './misfit-answers.ts';
import { contextFor, type PageSeen, seePage } from './page-seen.ts';
import { type Place, placeOf, unseenFragments, type Wanted, wantedOf } from './places.ts';
import { reportFolder, writeReport, writeShots } from './report.ts';
import { type GivenProps, trialPlaces } from './trial-pages.ts';
import { findPlaces } from './walk.ts';

interface LookOptions {
  dataDir: string;
  release: Release;
  /** everything that it stands in, itself included */
  composition: readonly Release[];
  /** of its remote now: what it is compared with, where the pair has that */
  liveVersion?: string | undefined;
  /** addresses to look at besides those that the site's links lead to */
  pages: readonly string[];
  /** fragments that no page shows, and that have one of their own in the candidate */
  unshown: readonly string[];
  /** what fragments are given there; the others a sample of their contract */
  given?: GivenProps;
  accepted?: string;
  /** at which pages are pictured, pixels; none where there is nothing to compare with, and nobody to look */
  widths?: readonly number[];
  tell(text: string): void;
  unchecked(what: string): void;
}

export interface Checked {
  findings: readonly Finding[];
  pages: readonly string[];
  composition: Readonly<Record<string, string>>;
  /** the page that shows it */
  report: string;
}

/** the demonstration's tourist */
const DEMO_LOGIN = 'tourist@cairn.test:demo-cairn-2026';
const AUTH = '/api/crm/api/user/auth';

/** @returns false where there is nobody to log in as */
async function logIn(context: BrowserContext): Promise<boolean> {
  const [login, password] = (process.env.CHECK_LOGIN ?? (isDemo(process.env) ? DEMO_LOGIN : '')).split(/:(.*)/s);
  if (!login || !password) return false;
  const headers = { 'x-role': 'client', 'x-language': 'en-US', 'x-currency': 'EUR' };
  const answer = await context.request.post(AUTH, { headers, data: { login, password, remember: true } });
  return answer.ok();
}

const described = async (name: string): Promise<RemoteDescription | undefined> => {
  if (!REMOTES.some((known) => known === name)) return undefined;
  const { readDescription } = await import('@cairn/shared-contracts/build/remote-preset');
  return readDescription(join(ROOT, name)).catch(() => undefined);
};

/** 'mf-tour/tour' → its module where the sources are here, else the release's own word for it */
function filesOf(name: string, description: RemoteDescription | undefined): (route: string) => string {
  return (route) => {
    const own = route.startsWith(`${name}/`) ? description?.routes[route.slice(name.length + 1)]?.module : undefined;
    return own ? relative(ROOT, join(ROOT, name, own)) : route;
  };
}

interface Visitor {
  guest: BrowserContext;
  member: BrowserContext | undefined;
}

async function visitorOf(browser: Browser, url: string, needsMember: boolean): Promise<Visitor> {
  const guest = await contextFor(browser, url);
  if (!needsMember) return { guest, member: undefined };
  const member = await contextFor(browser, url);
  return { guest, member: (await logIn(member)) ? member : undefined };
}

async function placesFor(
  visitor: Visitor,
  wanted: readonly Wanted[],
  { composition, pages }: { composition: readonly Release[]; pages: readonly string[] },
): Promise<Place[]> {
  const named = pages.flatMap((path): Place[] => {
    const known = placeOf(path.replace(/\?.*/, ''), wanted, composition);
    return known ? [{ path, route: known.route, isForMembers: known.isForMembers }] : [];
  });
  const found = await findPlaces(visitor.guest.request, { wanted, composition, isMember: false });
  if (visitor.member)
    found.push(...(await findPlaces(visitor.member.request, { wanted, composition, isMember: true })));
  return [...new Map([...found, ...named].map((place) => [place.path, place])).values()];
}

const see = async (
  { guest, member }: Visitor,
  { path, isForMembers }: Place,
  widths?: readonly number[],
): Promise<PageSeen | undefined> => {
  const context = isForMembers ? member : guest;
  return context && seePage(context, path, widths);
};

/** what was wanted and not found, for who reads the answer */
function tellMissing(
  wanted: readonly Wanted[],
  places: readonly Place[],
  composition: readonly Release[],
  tell: (what: string) => void,
) {
  const seen = new Set(
    places.flatMap(({ path }) => placeOf(decodeURIComponent(path.replace(/\?.*/, '')), wanted, composition)?.key ?? []),
  );
  for (const { key, route, pattern, isForMembers } of wanted)
    if (!seen.has(key))
      tell(
        `${route} at ${pattern}: no link leads there${isForMembers ? ', for the member that looked' : ''}; --page names an address`,
      );
}

/** Looks at all of a version where it stands in a composition, beside the live one where there is one. */
export async function lookAt(
  pair: Pick<ComposedPair, 'candidate' | 'live' | 'log'>,
  browser: Browser,
  options: LookOptions,
): Promise<Checked> {
  const { release, composition, liveVersion, dataDir, tell, pages, unshown, accepted, widths } = options;
  const unseen: string[] = [];
  const unchecked = (what: string) => {
    unseen.push(what);
    options.unchecked(what);
  };
  const wanted = wantedOf(release, composition);
  const needsMember = wanted.some(({ isForMembers }) => isForMembers);
  const candidate = await visitorOf(browser, pair.candidate, needsMember);
  const before = pair.live === undefined ? undefined : await visitorOf(browser, pair.live, needsMember);
  if (needsMember && !candidate.member)
    unchecked('pages for members: nobody could be logged in; CHECK_LOGIN=<login>:<password> names somebody');
  // a version that breaks its pages has no links in them: the live one has
  const places = await placesFor(before ?? candidate, wanted, { composition, pages });
  tellMissing(wanted, places, composition, unchecked);
  const ownPages = trialPlaces(release.name, unshown);

  const folder = await reportFolder(dataDir, release.name, release.version);
  const compared: Compared[] = [];
  for (const [index, place] of [...places, ...ownPages].entries()) {
    tell(`looking at ${place.path}`);
    const seen = await see(candidate, place, widths);
    if (!seen) continue;
    const isOwnPage = ownPages.includes(place);
    const now = isOwnPage ? withoutSample(seen, splitName(place.route)[1], options, unchecked) : seen;
    const was = before && !isOwnPage ? await see(before, place, widths) : undefined;
    // an address that only the new version has is nothing to compare with
    const then = was?.status !== undefined && was.status < 400 ? was : undefined;
    // where the live version shows more there, that is a finding
    const behind = then ? undefined : unseenBehind(now);
    if (behind) unchecked(behind);
    const pagePair = { place, candidate: now, ...(then ? { live: then } : {}) };
    compared.push({ ...pagePair, differences: await writeShots(folder, index, pagePair) });
  }
  const fetched = new Set(compared.flatMap(({ candidate: { files } }) => files));
  for (const fragment of unseenFragments(release, fetched))
    unchecked(`fragment ${release.name}/${fragment}: no page that was looked at shows it`);

  const owners = new Map(composition.map(({ name, contract }) => [name, contract?.owner]));
  const findings = judge(compared, {
    release,
    ...(liveVersion ? { liveVersion } : {}),
    fileOf: filesOf(release.name, await described(release.name)),
    ownerOf: (remote) => {
      const owner = owners.get(remote);
      return owner && `${owner.squad}, ${owner.contact}`;
    },
    ...(accepted ? { accepted } : {}),
  });
  for (const reason of await misfitAnswers(pair.log))
    findings.push(findingOf(answersFit, { file: 'release.json', reason }));
  return {
    findings,
    pages: compared.map(({ place: { path } }) => path),
    composition: Object.fromEntries(composition.map(({ name, version }) => [name, version])),
    report: await writeReport(folder, {
      title: `${release.name}@${release.version}`,
      ...{ findings, compared, unchecked: unseen },
      ...(accepted ? { accepted } : {}),
    }),
  };
}
