import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { filesBelow } from '@cairn/shared-contracts/build/files';
import { type Release, releaseFolder, release as releaseSchema } from '@cairn/shared-contracts/remote/release';
import { ROOT } from './build.ts';
import type { Gate, GateContext, GateProblem } from './gates.ts';
import { secretsIn } from './secrets.ts';

const TEXT = /\.(m?js|css|json|svg|html|txt|map)$/;
/** heavier than the live version by so much is refused */
const ALLOWED = 1.3;
/** and what is small may grow by so many bytes */
const ALWAYS_ALLOWED = 8 * 1024;

/** what a page may fetch at first: entry, scripts and style sheets of what it offers */
const codeOf = ({ browser, exposes }: Release): string[] => [
  ...new Set([browser, ...Object.values(exposes).flatMap(({ js, css }) => [...js, ...css])].map(({ file }) => file)),
];

const publicFiles = (release: Release): string[] => [...codeOf(release), ...release.others.map(({ file }) => file)];

/** the source that has this text, where the sources are here */
async function sourceWith(text: string, sources: string | undefined): Promise<string | undefined> {
  if (sources === undefined) return undefined;
  const files = (await filesBelow(sources)).filter(
    (file) => !/^(dist|node_modules)\//.test(file) && /\.(tsx?|json|css)$/.test(file),
  );
  for (const file of files)
    if ((await readFile(join(sources, file), 'utf8')).includes(text)) return relative(ROOT, join(sources, file));
  return undefined;
}

/** Nobody's key is in what everybody can read, nor in the server's bundle, which lies in the same store. */
export const hasNoSecrets: Gate = async ({ release, read, sources }): Promise<GateProblem[]> => {
  const files = [...publicFiles(release), release.server.file].filter((file) => TEXT.test(file));
  const found = await Promise.all(
    files.map(async (file) => secretsIn((await read(file)).toString()).map((secret) => ({ file, ...secret }))),
  );
  // the same one is in the browser's and the server's bundle: it is told once
  const each = [...new Map(found.flat().map((secret) => [secret.text, secret])).values()];
  return Promise.all(
    each.map(async ({ file, kind, text }) => ({
      file: (await sourceWith(text, sources)) ?? file,
      reason: `has ${kind} (${text.slice(0, 6)}…): take it out, and renew it if it was ever pushed`,
    })),
  );
};

/** Sources of a remote are not for everybody: neither as a file nor inside of one. */
export const hasNoSourceMaps: Gate = async ({ release, read }): Promise<GateProblem[]> => {
  const problems = await Promise.all(
    publicFiles(release).map(async (file): Promise<GateProblem[]> => {
      if (file.endsWith('.map')) return [{ file, reason: 'is a source map that everybody can fetch' }];
      if (!/\.(m?js|css)$/.test(file)) return [];
      const isNamed = /\/[/*][#@] sourceMappingURL=/.test((await read(file)).toString());
      return isNamed ? [{ file, reason: 'names a source map: build without devtool' }] : [];
    }),
  );
  return problems.flat();
};

const bytesOf = async (files: readonly string[], read: GateContext['read']): Promise<number> =>
  (await Promise.all(files.map(read))).reduce((sum, { length }) => sum + length, 0);

/** A version is not much heavier than the one that visitors have, unless somebody says why. */
export const isNotMuchHeavier: Gate = async ({ store, release, read, live, heavier }): Promise<GateProblem[]> => {
  const stable = live.remotes[release.name]?.stable;
  if (!stable || heavier) return [];
  const folder = releaseFolder(release.name, stable);
  const manifest = await store.get(`${folder}/release.json`);
  if (!manifest) return [];
  const before = releaseSchema.parse(JSON.parse(manifest.toString()));
  const readBefore = async (file: string) => (await store.get(`${folder}/${file}`)) ?? Buffer.alloc(0);
  const [was, is] = await Promise.all([bytesOf(codeOf(before), readBefore), bytesOf(codeOf(release), read)]);
  if (was === 0 || is <= was * ALLOWED || is - was <= ALWAYS_ALLOWED) return [];
  const kb = (bytes: number) => `${Math.round(bytes / 1024)} KB`;
  const reason = `is ${Math.round((is / was - 1) * 100)} % heavier than ${stable}, which is live: ${kb(is)} after ${kb(was)} before compression; --heavier "<why>" accepts it`;
  return [{ file: 'release.json', reason }];
};
