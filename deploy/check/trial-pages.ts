import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { neighbourFile } from '@cairn/shared-contracts/build/neighbours';
import type { Contract, Release } from '@cairn/shared-contracts/remote/release';
import { sampleOf } from '../develop/stand-in/sample.ts';
import { buildFolder, SCRATCH } from '../registry/build.ts';
import type { ObjectStore } from '../registry/object-store.ts';
import { publish } from '../registry/releases.ts';
import type { Place } from './places.ts';

/** the remote that shows what no page shows; it is live nowhere but in the check */
const TRIAL = 'mf-check-pages';
/** below the root: what its sources import is found there; never committed */
const BUILDS = join(SCRATCH, 'check-pages');

/** fragment → props that say more than a sample does */
export type GivenProps = Readonly<Record<string, object>>;

const pathOf = (fragment: string): string => `/check-pages/${fragment}`;

/** the pages of these fragments; a finding on one of them is the fragment's */
export const trialPlaces = (remote: string, fragments: readonly string[]): Place[] =>
  fragments.map((fragment) => ({ path: pathOf(fragment), route: `${remote}/${fragment}`, isForMembers: false }));

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** an object as its source: a sample of what the contract says, with functions that do nothing where it takes some */
function propsSource({ props }: Contract['fragments'][string], given: object | undefined): string {
  const sample = sampleOf(props);
  const values = { ...(typeof sample === 'object' ? sample : {}), ...given };
  const handlers = Object.entries(props.properties ?? {}).flatMap(([key, property]) =>
    'x-handler' in property ? [`${json(key)}: () => undefined`] : [],
  );
  return `{ ...${json(values)}, ${handlers.join(', ')} }`;
}

const routeSource = (name: string, props: string): string =>
  `import { defineRoute, Seo, Slot } from '@cairn/shared-contracts/remote/platform';

export default defineRoute({
  Component: () => (
    <div className="page">
      <Seo title=${json(name)} description=${json(`${name}, by itself`)} noindex />
      <h1>{${json(name)}}</h1>
      <Slot name=${json(name)} props={${props}} />
    </div>
  ),
});
`;

/**
 * The sources of a remote with a page for each of these fragments: file → content.
 * @throws when the release is of before contracts: nobody knows what its fragments take
 */
export function trialSources(
  release: Release,
  fragments: readonly string[],
  given: GivenProps,
): Record<string, string> {
  const { name, contract, locales } = release;
  if (!contract) throw new Error(`${name}@${release.version} is older than contracts`);
  const routes = fragments.map((fragment) => [
    fragment,
    {
      module: `./routes/${fragment}.route.tsx`,
      addresses: [{ pattern: pathOf(fragment), sitemap: false }],
      fragments: [`${name}/${fragment}`],
    },
  ]);
  return {
    'package.json': json({ name: `@cairn/${TRIAL}`, version: '1.0.0', private: true, type: 'module' }),
    'rspack.config.ts': `import { remotePreset } from '@cairn/shared-contracts/build/remote-preset';

export default remotePreset(import.meta.dirname);
`,
    'remote.ts': `import { defineRemote } from '@cairn/shared-contracts/remote/define-remote';

export default defineRemote(${json({
      name: TRIAL,
      owner: contract.owner,
      routes: Object.fromEntries(routes),
    })});
`,
    ...Object.fromEntries(locales.map((locale) => [`i18n/${locale}.json`, '{}'])),
    // what it is built against is this very version
    [neighbourFile('', name)]: json({ fragments: contract.fragments, events: contract.events }),
    ...Object.fromEntries(
      fragments.flatMap((fragment) => {
        const offered = contract.fragments[fragment];
        if (!offered) return [];
        return [
          [`routes/${fragment}.route.tsx`, routeSource(`${name}/${fragment}`, propsSource(offered, given[fragment]))],
        ];
      }),
    ),
  };
}

/**
 * Builds those pages and puts them into the store of the check.
 * @returns what is to be live beside the version
 */
export async function publishTrialPages(
  store: ObjectStore,
  release: Release,
  fragments: readonly string[],
  given: GivenProps,
): Promise<Record<string, string>> {
  if (fragments.length === 0) return {};
  const files = trialSources(release, fragments, given);
  const hash = createHash('sha256').update(json(files)).digest('hex').slice(0, 12);
  // of its own for each release: Node reads a description once
  const dir = join(BUILDS, hash);
  await rm(dir, { recursive: true, force: true });
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), content);
  }
  try {
    const version = `1.0.0-check.${hash}`;
    await publish(store, (await buildFolder(dir, { version })).out);
    return { [TRIAL]: version };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
