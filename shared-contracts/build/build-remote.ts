import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { contractHashes } from '../node/call-hash.ts';
import { exposeOfFragment, exposeOfRoute, type RemoteDescription } from '../remote/define-remote.ts';
import { MAPS, type Release, type ReleaseFile } from '../remote/release.ts';
import { compile } from './base-config.ts';
import { contractOf } from './contract-of.ts';
import { ExposeUsagePlugin } from './expose-usage.ts';
import { filesBelow, integrityOf, precompress } from './files.ts';
import { containerName, packageVersion, textLocales } from './remote-config.ts';
import { type BuildOptions, outputOf, readDescription, readPreset } from './remote-preset.ts';
import { KIT_RANGE } from './shared-modules.ts';

const filesOf = ({ js, css }: Release['exposes'][string]): string[] => [...js, ...css].map(({ file }) => file);

/** 'GET /spa/tour' → hash of its contract, sorted: what the release takes for promised by the api */
function hashesOf(used: ReadonlySet<string>): Record<string, string> {
  const known = Object.entries(contractHashes()).filter(([name]) => used.has(name));
  return Object.fromEntries(known.sort(([a], [b]) => (a < b ? -1 : 1)));
}

interface Built {
  dir: string;
  description: RemoteDescription;
  version: string;
  /** where browser/ and server/ are */
  out: string;
  usage: Pick<ExposeUsagePlugin, 'usage' | 'usedCalls' | 'needs'>;
  /** which of the files that lie there are of this version: by default all, since a release's own build leaves no others */
  isOfVersion?(file: string): boolean;
}

/** What release.json says of a version that is built. */
export async function releaseOf({
  dir,
  description,
  version,
  out,
  usage,
  isOfVersion = () => true,
}: Built): Promise<Release> {
  const fileOf = async (path: string): Promise<ReleaseFile> => ({
    file: path,
    integrity: integrityOf(await readFile(join(out, path))),
  });
  const browserFiles = (files: string[], end: string) =>
    Promise.all(files.filter((file) => file.endsWith(end)).map((file) => fileOf(`browser/${file}`)));
  const entryFile =
    (await readdir(join(out, 'browser'))).find((file) => /^remoteEntry.*\.js$/.test(file)) ?? 'remoteEntry.js';

  const exposes = await Promise.all(
    Object.entries(usage.usage).map(
      async ([name, { files, shared, styled, lazy }]): Promise<[string, Release['exposes'][string]]> => [
        name,
        {
          js: await browserFiles(files, '.js'),
          css: await browserFiles(files, '.css'),
          shared,
          ...(styled.length > 0 ? { styled } : {}),
          lazy: lazy.filter((file) => !files.includes(file)).map((file) => `browser/${file}`),
        },
      ],
    ),
  );
  const routes = Object.entries(description.routes).map(
    ([name, { fragments = [], deferred, required, wake, addresses }]) => [
      name,
      {
        expose: exposeOfRoute(name),
        fragments: [...fragments],
        ...(deferred ? { deferred: [...deferred] } : {}),
        ...(required ? { required: [...required] } : {}),
        ...(wake ? { wake } : {}),
        addresses: addresses.map((address) => ({ ...address })),
      },
    ],
  );
  const fragments = Object.entries(description.fragments ?? {}).map(([name, { fragments: shown = [] }]) => [
    name,
    { expose: exposeOfFragment(name), fragments: [...shown] },
  ]);

  const listed = new Set([`browser/${entryFile}`, ...exposes.flatMap(([, expose]) => filesOf(expose))]);
  const others = (await filesBelow(join(out, 'browser')))
    .filter(isOfVersion)
    .map((file) => `browser/${file}`)
    .filter((file) => !listed.has(file));

  return {
    format: 1,
    name: description.name,
    version,
    container: containerName(description.name, version),
    kit: KIT_RANGE,
    needs: usage.needs,
    routes: Object.fromEntries(routes),
    fragments: Object.fromEntries(fragments),
    locales: textLocales(dir),
    exposes: Object.fromEntries(exposes),
    browser: await fileOf(`browser/${entryFile}`),
    server: await fileOf('server/remoteEntry.js'),
    others: await Promise.all(others.map(fileOf)),
    contract: { ...(await contractOf(dir, description)), calls: hashesOf(usage.usedCalls) },
  };
}

/** Source maps leave the public files: a release has them in a folder of their own, which the store gives to shells alone. */
async function setMapsApart(out: string): Promise<void> {
  await rm(join(out, MAPS), { recursive: true, force: true });
  await mkdir(join(out, MAPS), { recursive: true });
  const maps = (await filesBelow(join(out, 'browser'))).filter((file) => file.endsWith('.map'));
  await Promise.all(maps.map((file) => rename(join(out, 'browser', file), join(out, MAPS, basename(file)))));
}

/**
 * Builds one version of a remote for browser and server, with its release.json and precompressed files.
 * @returns the release and its folder
 */
export async function buildRemote(dir: string, options: BuildOptions = {}): Promise<{ release: Release; out: string }> {
  const description = await readDescription(dir);
  const version = options.version ?? packageVersion(dir);
  const out = outputOf(dir, options);
  const configs = await (await readPreset(dir))(options);
  const usage = configs[0].plugins?.find((plugin) => plugin instanceof ExposeUsagePlugin);
  if (!usage) throw new Error(`${dir}/rspack.config.ts is not a remotePreset`);
  await compile(configs);
  await setMapsApart(out);
  const release = await releaseOf({ dir, description, version, out, usage });
  await writeFile(join(out, 'release.json'), JSON.stringify(release));
  await precompress(join(out, 'browser'));
  return { release, out };
}
