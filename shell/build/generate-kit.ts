import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KIT_VERSION } from '@cairn/shared-contracts/build/kit-version';
import { KIT_PREFIX, kitSubpaths } from '@cairn/shared-contracts/build/shared-modules';

const CONFIG = `scope: 'default', shareConfig: { singleton: true, requiredVersion: '^${KIT_VERSION}', strictVersion: true }`;
const identifier = (subpath: string) =>
  `kit_${subpath}`.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** in the browser every component is a chunk of its own, fetched by the pages that use it */
const browserModule = (subpaths: string[]) => `
const lazy = (load) => ({ version: '${KIT_VERSION}', get: async () => { const module = await load(); return () => module; }, ${CONFIG} });
export const kitShared = {
${subpaths.map((path) => `  '${KIT_PREFIX}${path}': lazy(() => import(/* webpackChunkName: "kit/${path}" */ '${KIT_PREFIX}${path}')),`).join('\n')}
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
  await writeFile(paths.server, serverModule(subpaths));
  return paths;
}
