import { DEFAULT_BOOKING_SEGMENT } from '@cairn/shared-contracts/domain/booking-paths';
import { splitName } from '@cairn/shared-contracts/remote/part-name';
import type { Release } from '@cairn/shared-contracts/remote/release';
import { matchRoute, withBase } from '@cairn/shell/match-route';
import { tableOf } from '@cairn/shell/route-table';

type Routes = Pick<Release, 'name' | 'routes' | 'fragments'>;

/** a page that must be looked at, and the address where it is */
export interface Place {
  path: string;
  /** 'mf-tour/tour' */
  route: string;
  /** whether it shows itself to members only */
  isForMembers: boolean;
}

/** what has to be found before everything of a release can be looked at */
export interface Wanted {
  /** 'mf-tour/tour /:slug([^/]+-\\d+)' */
  key: string;
  route: string;
  pattern: string;
  isForMembers: boolean;
  /** the address itself, where it has no parameter that must be filled in */
  literal?: string;
}

const isLiteral = (pattern: string): boolean => !/[:(){}+]/.test(pattern);

/** '/blog/:slug*' is '/blog' as well */
function literalOf(pattern: string): string | undefined {
  const based = withBase(pattern, DEFAULT_BOOKING_SEGMENT);
  const plain = based.replace(/\/:\w+(?:\([^)]*\))?[?*]/g, '');
  return isLiteral(plain) ? plain || '/' : undefined;
}

/** routes that show a fragment, its own remote's and others', with what their fragments show in turn */
function showing(fragment: string, composition: readonly Routes[]): string[] {
  const holders = new Set([fragment]);
  for (const { name, fragments } of [...composition, ...composition])
    for (const [own, { fragments: shown }] of Object.entries(fragments))
      if (shown.some((one) => holders.has(one))) holders.add(`${name}/${own}`);
  return composition.flatMap(({ name, routes }) =>
    Object.entries(routes)
      .filter(([, { fragments, deferred = [], required = [] }]) =>
        [...fragments, ...deferred, ...required].some((one) => holders.has(one)),
      )
      .map(([route]) => `${name}/${route}`),
  );
}

function addressesOf(composition: readonly Routes[], isWanted: (route: string) => boolean): Wanted[] {
  return composition.flatMap(({ name, routes }) =>
    Object.entries(routes).flatMap(([route, { addresses = [] }]) => {
      const target = `${name}/${route}`;
      if (!isWanted(target)) return [];
      return addresses
        .filter(({ access }) => typeof access !== 'object')
        .map(({ pattern, access }): Wanted => {
          const literal = literalOf(pattern);
          return {
            key: `${target} ${pattern}`,
            ...{ route: target, pattern, isForMembers: access === 'login' },
            ...(literal === undefined ? {} : { literal }),
          };
        });
    }),
  );
}

/**
 * The addresses at which all of a release is to be seen: each of its own, and one of a neighbour's page for each fragment that no page of
 * its own shows.
 */
export function wantedOf(release: Routes, composition: readonly Routes[]): Wanted[] {
  const own = addressesOf([release], () => true);
  const ownRoutes = new Set(own.map(({ route }) => route));
  const elsewhere = Object.keys(release.fragments).flatMap((fragment) => {
    const routes = showing(`${release.name}/${fragment}`, composition);
    if (routes.length === 0 || routes.some((route) => ownRoutes.has(route))) return [];
    const found = addressesOf(composition, (route) => routes.includes(route));
    // an address that anybody may open says most for the least
    return (found.find(({ isForMembers }) => !isForMembers) ?? found[0]) || [];
  });
  return [...new Map([...own, ...elsewhere].map((one) => [one.key, one])).values()];
}

/** Which of the wanted addresses a link of the site leads to. @param path without query */
export function placeOf(path: string, wanted: readonly Wanted[], composition: readonly Routes[]): Wanted | undefined {
  const entry = matchRoute(tableOf(composition), path)?.entry;
  return entry && wanted.find(({ route, pattern }) => route === entry.target && pattern === entry.pattern);
}

/** fragments of a release that no page of the composition shows, and no fragment on one */
export const unshownFragments = ({ name, fragments }: Routes, composition: readonly Routes[]): string[] =>
  Object.keys(fragments).filter((fragment) => showing(`${name}/${fragment}`, composition).length === 0);

/** fragments of a release that none of the files that a browser fetched belongs to */
export function unseenFragments(
  { name, version, fragments, exposes }: Release,
  fetched: ReadonlySet<string>,
): string[] {
  return Object.entries(fragments)
    .filter(([, { expose }]) => {
      const files = exposes[expose]?.js ?? [];
      return files.length > 0 && !files.some(({ file }) => fetched.has(`remotes/${name}/${version}/${file}`));
    })
    .map(([fragment]) => fragment);
}

export const remoteOf = (route: string): string => splitName(route)[0];
