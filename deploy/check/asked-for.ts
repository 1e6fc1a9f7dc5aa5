import type { Contract, Release } from '@cairn/shared-contracts/remote/release';
import { placeOf, wantedOf } from './places.ts';
import type { GivenProps } from './trial-pages.ts';

interface Asked {
  /** `--page` */
  pages: readonly string[];
  /** `--props` */
  given: GivenProps;
}
interface Looked {
  release: Release;
  composition: readonly Release[];
  /** fragments that get a page of their own */
  unshown: readonly string[];
}

function faultOfProps(
  fragment: string,
  props: object,
  { release: { name, version, fragments }, unshown }: Looked,
  offered: Contract['fragments'][string] | undefined,
): string | undefined {
  if (!Object.hasOwn(fragments, fragment)) {
    const own = Object.keys(fragments).join(', ') || 'none';
    return `--props names ${fragment}, which is no fragment of ${name}@${version}: ${own}`;
  }
  if (!unshown.includes(fragment))
    return `--props names ${fragment}, which is looked at where a page shows it, with the props of that page`;
  const known = Object.keys(offered?.props.properties ?? {});
  const unknown = Object.keys(props).find((prop) => !known.includes(prop));
  if (unknown === undefined) return undefined;
  return `--props gives ${fragment} a prop ${unknown}, which it does not take: ${known.join(', ') || 'it takes none'}`;
}

/** Why something that was named would not be looked at: what is misspelt must not pass for heeded. */
export function misnamed({ pages, given }: Asked, looked: Looked): string | undefined {
  const { release, composition } = looked;
  for (const [fragment, props] of Object.entries(given)) {
    const fault = faultOfProps(fragment, props, looked, release.contract?.fragments[fragment]);
    if (fault) return fault;
  }
  const wanted = wantedOf(release, composition);
  const page = pages.find((path) => !placeOf(path.replace(/\?.*/, ''), wanted, composition));
  return page && `--page names ${page}, where nothing of ${release.name}@${release.version} is to be looked at`;
}
