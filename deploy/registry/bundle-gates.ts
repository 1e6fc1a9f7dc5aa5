import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { filesBelow } from '@cairn/shared-contracts/build/files';
import { type Release, releaseFolder, release as releaseSchema } from '@cairn/shared-contracts/remote/release';
import { ROOT } from './build.ts';
import type { Gate, GateContext, GateProblem } from './gates.ts';
import { secretsIn } from './secrets.ts';

const TEXT = /\.(m?js|css|json|svg|html|txt|map)$/;
/** heavier than the live version by such a share is refused */
const REFUSED = 0.3;
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

async function secretsOf({ release, read, sources }: GateContext): Promise<GateProblem[]> {
  const files = [...publicFiles(release), release.server.file].filter((file) => TEXT.test(file));
  const found = await Promise.all(
    files.map(async (file) => secretsIn((await read(file)).toString()).map((secret) => ({ file, ...secret }))),
  );
  // the same one is in the browser's and the server's bundle: it is told once
  const each = [...new Map(found.flat().map((secret) => [secret.text, secret])).values()];
  return Promise.all(
    each.map(async ({ file, kind, text }) => ({
      file: (await sourceWith(text, sources)) ?? file,
      reason: `has ${kind} (${text.slice(0, 6)}…)`,
    })),
  );
}

/** Nobody's key is in what everybody can read, nor in the server's bundle, which lies in the same store. */
export const hasNoSecrets: Gate = {
  name: 'secrets',
  guards: 'keys and passwords, which anybody could read out of a bundle',
  example: 'has a secret key of Stripe (sk_liv…)',
  mend: 'take it out, and renew it if it was ever pushed',
  look: secretsOf,
};

async function sourceMapsOf({ release, read }: GateContext): Promise<GateProblem[]> {
  const problems = await Promise.all(
    publicFiles(release).map(async (file): Promise<GateProblem[]> => {
      if (file.endsWith('.map')) return [{ file, reason: 'is a source map that everybody can fetch' }];
      if (!/\.(m?js|css)$/.test(file)) return [];
      const isNamed = /\/[/*][#@] sourceMappingURL=/.test((await read(file)).toString());
      return isNamed ? [{ file, reason: 'names a source map' }] : [];
    }),
  );
  return problems.flat();
}

/** Sources of a remote are not for everybody: neither as a file nor inside of one. */
export const hasNoSourceMaps: Gate = {
  name: 'source-maps',
  guards: 'the sources of a remote, which are not for everybody',
  example: 'is a source map that everybody can fetch',
  mend: 'build without devtool',
  look: sourceMapsOf,
};

/** what only the package itself writes; whoever uses it reads it */
const COPIES: readonly (readonly [name: string, mark: RegExp])[] = [
  [
    'React',
    /__(?:CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE|SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED)\s*=[^=]/,
  ],
  ['React DOM', /__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/],
  ['React Router', /\b__reactRouterVersion\s*=[^=]/],
];

async function copiesIn({ release, read }: GateContext): Promise<GateProblem[]> {
  const files = [...publicFiles(release), release.server.file].filter((file) => /\.m?js$/.test(file));
  const found = await Promise.all(
    files.map(async (file) => {
      const text = (await read(file)).toString();
      return COPIES.flatMap(([name, mark]) => (mark.test(text) ? [{ name, file }] : []));
    }),
  );
  // browser and server have the same one: it is told once
  const each = [...new Map(found.flat().map((copy) => [copy.name, copy])).values()];
  return each.map(({ name, file }) => ({ file, reason: `has a ${name} of its own beside the shell's` }));
}

/** What shell and remotes share is there once: hooks and contexts of a second React know nothing of the page around them. */
export const hasNoSecondCopy: Gate = {
  name: 'second-copy',
  guards: 'a second React, whose hooks fail on the first page that has both',
  example: "has a React of its own beside the shell's",
  mend: "import it by its plain name, 'react', and find the package that brings its own: npm ls react",
  look: copiesIn,
};

const bytesOf = async (files: readonly string[], read: GateContext['read']): Promise<number> =>
  (await Promise.all(files.map(read))).reduce((sum, { length }) => sum + length, 0);

async function addedWeight({ store, release, read, live, heavier }: GateContext): Promise<GateProblem[]> {
  const stable = live.remotes[release.name]?.stable;
  if (!stable || heavier) return [];
  const folder = releaseFolder(release.name, stable);
  const manifest = await store.get(`${folder}/release.json`);
  if (!manifest) return [];
  const before = releaseSchema.parse(JSON.parse(manifest.toString()));
  const readBefore = async (file: string) => (await store.get(`${folder}/${file}`)) ?? Buffer.alloc(0);
  const [was, is] = await Promise.all([bytesOf(codeOf(before), readBefore), bytesOf(codeOf(release), read)]);
  if (was === 0 || (is - was) / was < REFUSED || is - was <= ALWAYS_ALLOWED) return [];
  const kb = (bytes: number) => `${Math.round(bytes / 1024)} KB`;
  const reason = `is ${Math.round((is / was - 1) * 100)} % heavier than ${stable}, which is live: ${kb(is)} after ${kb(was)} before compression`;
  return [{ file: 'release.json', reason }];
}

/** A version is not much heavier than the one that visitors have, unless somebody says why. */
export const isNotMuchHeavier: Gate = {
  name: 'weight',
  guards: 'visitors from waiting for what nobody meant to send them',
  example: 'is 42 % heavier than 1.4.0, which is live: 142 KB after 100 KB before compression',
  mend: 'load later what the first page does without, or accept it: --heavier "<why>"',
  look: addedWeight,
};
