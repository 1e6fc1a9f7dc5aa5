import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KIT_VERSION } from '@cairn/shared-contracts/build/kit-version';
import { KIT_PREFIX, kitSubpaths } from '@cairn/shared-contracts/build/shared-modules';
import { KNOWN_AT_START } from './chunks.ts';

/** chunk that knows where the other components are */
export const KIT_TABLE = 'kit-table';
export const isKnownAtStart = (subpath: string): boolean => KNOWN_AT_START.includes(subpath);

const CONFIG = `scope: 'default', shareConfig: { singleton: true, requiredVersion: '^${KIT_VERSION}', strictVersion: true }`;
const identifier = (subpath: string) =>
  `kit_${subpath}`.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());

const importOf = (path: string) => `() => import(/* webpackChunkName: "kit/${path}" */ '${KIT_PREFIX}${path}')`;

/** in the browser every component is a chunk of its own, fetched by the pages that use it */
const browserModule = (subpaths: string[]) => `
const lazy = (load) => ({ version: '${KIT_VERSION}', get: async () => { const module = await load(); return () => module; }, ${CONFIG} });
const later = async (path) => (await import(/* webpackChunkName: "${KIT_TABLE}" */ './kit-later.js')).kitLater[path]();
export const kitShared = {
${subpaths
  .filter(isKnownAtStart)
  .map((path) => `  '${KIT_PREFIX}${path}': lazy(${importOf(path)}),`)
  .join('\n')}
};
for (const path of '${subpaths.filter((path) => !isKnownAtStart(path)).join(' ')}'.split(' ')) kitShared['${KIT_PREFIX}' + path] = lazy(() => later(path));
`;

const laterModule = (subpaths: string[]) => `
export const kitLater = {
${subpaths
  .filter((path) => !isKnownAtStart(path))
  .map((path) => `  '${path}': ${importOf(path)},`)
  .join('\n')}
};
`;

/** on the server all are at hand: a remote's one-file bundle asks for them synchronously */
const serverModule = (subpaths: string[]) => `
${subpaths.map((path) => `import * as ${identifier(path)} from '${KIT_PREFIX}${path}';`).join('\n')}
export const kitShared = {
${subpaths.map((path) => `  '${KIT_PREFIX}${path}': { version: '${KIT_VERSION}', lib: () => ${identifier(path)}, ${CONFIG} },`).join('\n')}
};
`;

/** Writes the share scope of the kit for both sides. @returns their paths */
export async function generateKit(dir: string): Promise<{ browser: string; server: string }> {
  await mkdir(dir, { recursive: true });
  const subpaths = kitSubpaths();
  const paths = { browser: join(dir, 'kit-browser.js'), server: join(dir, 'kit-server.js') };
  await writeFile(paths.browser, browserModule(subpaths));
  await writeFile(join(dir, 'kit-later.js'), laterModule(subpaths));
  await writeFile(paths.server, serverModule(subpaths));
  return paths;
}
