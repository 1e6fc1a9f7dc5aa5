import type { Release } from '@cairn/shared-contracts/remote/release';
import { type Finding, findingOf } from '../registry/gates.ts';
import { hydrates, isAccessible, isQuiet, looksAlike, renders, type SlowGate } from '../registry/slow-gates.ts';
import { ANSWER_LIMIT_MS, type PageSeen } from './page-seen.ts';
import { type Place, remoteOf } from './places.ts';

/** an address, with the version and with the live one in its place */
export interface Compared {
  place: Place;
  candidate: PageSeen;
  /** undefined: the remote, or this page, is not live */
  live?: PageSeen;
  /** width → how much differs, 0 to 1 */
  differences: Readonly<Record<number, number>>;
}

export interface Judged {
  release: Pick<Release, 'name' | 'version' | 'contract'>;
  /** of the remote now */
  liveVersion?: string;
  /** 'mf-tour/tour' → its source */
  fileOf(route: string): string;
  /** remote → who answers for it */
  ownerOf(remote: string): string | undefined;
  /** why it may look otherwise */
  accepted?: string;
}

/** a page may change by so much before somebody has to say that it is meant: dates and pictures change by themselves */
export const ALLOWED_DIFFERENCE = 0.02;

/** https://react.dev/errors/418 and its like; development builds say it in words */
const HYDRATION = /Minified React error #(?:418|419|421|422|423|425)\b|[Hh]ydrat/;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

const added = (now: readonly string[], before: readonly string[] = []): string[] =>
  now.filter((one) => !before.includes(one));

/**
 * A complaint as it reads whichever of the two versions is complained of: its files have the version in their addresses, its container in its
 * name, the two sites are at ports of their own, and the lines of a stack are others in each build.
 */
function versionless(text: string, { name }: Judged['release'], version: string): string {
  return text
    .replaceAll(/\n\s+at .*/g, '')
    .replaceAll(/\bhttps?:\/\/(?:localhost|127\.0\.0\.1):\d+/g, '')
    .replaceAll(`${name}/${version}/`, `${name}/`)
    .replaceAll(`${name}@${version}`, name)
    .replaceAll(new RegExp(`\\b${name.replaceAll(/\W/g, '_')}__\\w+`, 'g'), name);
}

/** what was not said with the live version */
function saidAnew({ candidate, live }: Compared, { release, liveVersion = release.version }: Judged): string[] {
  const before = new Set(live?.complaints.map((text) => versionless(text, release, liveVersion)));
  return candidate.complaints.filter((text) => !before.has(versionless(text, release, release.version)));
}

function problemsOfRender({ candidate, live }: Compared, { release, liveVersion }: Judged): string[] {
  const { path, status, composition, answeredMs, isHydrated, fallbacks } = candidate;
  const own = `${release.name}@${release.version}`;
  if (status === undefined) return [`${path} did not answer within ${ANSWER_LIMIT_MS / 1000} s`];
  const was = live && live.status !== status ? `, and ${live.status} with ${liveVersion}, which is live` : '';
  if (status >= 500 || was) return [`${path} answers ${status}${was}`];
  if (!composition.includes(own))
    return [`${path} is composed without ${own}: its part failed while the page was made`];
  const away = fallbacks.filter((name) => name.startsWith(`${release.name}/`) && !live?.fallbacks.includes(name));
  return [
    ...away.map((name) => `${path} shows that ${name} is away`),
    ...(answeredMs > ANSWER_LIMIT_MS ? [`${path} took ${Math.round(answeredMs / 1000)} s to load`] : []),
    ...(isHydrated || live?.isHydrated === false ? [] : [`${path} does not come alive in the browser`]),
  ];
}

/** What a version does otherwise than it should, of what a browser saw. What a page did before, with the live version, is not its fault. */
export function judge(compared: readonly Compared[], judged: Judged): Finding[] {
  const { release, liveVersion, fileOf, ownerOf, accepted } = judged;
  return compared.flatMap((one) => {
    const { place, candidate, live, differences } = one;
    const file = fileOf(place.route);
    const holder = remoteOf(place.route);
    const owner = holder === release.name ? undefined : ownerOf(holder);
    const found = (gate: SlowGate, reason: string): Finding =>
      findingOf(gate, { file, reason, ...(owner ? { owner } : {}) });
    const said = saidAnew(one, judged);
    const anew = said.filter((text) => HYDRATION.test(text));
    const broken = problemsOfRender(one, judged);
    const before = live?.violations.map(({ id }) => id);
    const violations = candidate.violations.filter(({ id }) => !before?.includes(id));
    const large = Object.entries(differences).filter(([, share]) => share > ALLOWED_DIFFERENCE);
    return [
      ...broken.map((reason) => found(renders, reason)),
      ...(anew.length > 0
        ? [
            found(
              hydrates,
              `${candidate.path} is drawn anew in the browser: it is not what the server wrote (${anew[0]})`,
            ),
          ]
        : []),
      ...added(said, anew).map((text) => found(isQuiet, `${candidate.path}: ${text}`)),
      ...violations.map(({ help, nodes }) => found(isAccessible, `${candidate.path}: ${help}: ${nodes.join(' | ')}`)),
      // a page that does not come looks otherwise: that has been said
      ...(accepted || broken.length > 0
        ? []
        : large.map(([width, share]) =>
            found(
              looksAlike,
              `${candidate.path} at ${width} px: ${percent(share)} of its pixels are others than with ${liveVersion}, which is live`,
            ),
          )),
    ];
  });
}
