import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDescription } from '@cairn/shared-contracts/build/remote-preset';
import {
  exposeOfFragment,
  exposeOfRoute,
  exposeOfTexts,
  type RemoteDescription,
} from '@cairn/shared-contracts/remote/define-remote';
import { tableOf } from '../../../shell/routing/table.ts';
import { REMOTES, ROOT } from '../../registry/build.ts';

export const LOCALE = 'en-US';
export const pageChunk = (name: string): string => `page.${name.replace('/', '.')}`;
export const fragmentChunk = (name: string): string => `fragment.${name.replace('/', '.')}`;

type Descriptions = ReadonlyMap<string, RemoteDescription>;

async function readDescriptions(): Promise<Descriptions> {
  const read = REMOTES.map(async (name) => [name, await readDescription(join(ROOT, name))] as const);
  return new Map(await Promise.all(read));
}

/** unit → file, for a fragment and the fragments that it shows */
function addFragment(descriptions: Descriptions, name: string, files: Map<string, string>): void {
  const [remote = '', fragment = ''] = name.split('/');
  const described = descriptions.get(remote)?.fragments?.[fragment];
  const unit = `${remote}/${exposeOfFragment(fragment)}`;
  if (!described || files.has(unit)) return;
  files.set(unit, join(ROOT, remote, described.module));
  for (const inner of described.fragments ?? []) addFragment(descriptions, inner, files);
}

function addTexts(files: Map<string, string>): void {
  const remotes = new Set([...files.keys()].map((unit) => unit.split('/')[0] ?? ''));
  for (const remote of remotes) {
    files.set(`${remote}/${exposeOfTexts(LOCALE)}`, join(ROOT, remote, 'i18n', `${LOCALE}.json`));
  }
}

const moduleOf = (files: ReadonlyMap<string, string>): string => {
  const entries = [...files];
  return [
    ...entries.map(([, file], index) => `import unit${index} from ${JSON.stringify(file)};`),
    'export default {',
    ...entries.map(([unit], index) => `  ${JSON.stringify(unit)}: unit${index},`),
    '};',
  ].join('\n');
};

const mapOf = (names: readonly string[], chunkOf: (name: string) => string): string =>
  names
    .map((name) => {
      const chunk = chunkOf(name);
      return `  '${name}': () => import(/* webpackChunkName: "${chunk}" */ './${chunk}.js'),`;
    })
    .join('\n');

export interface Generated {
  /** module with the maps of pages and fragments */
  parts: string;
  descriptions: Descriptions;
}

/**
 * Writes what a team with one repository and one bundle would have by hand: a module a page that imports the route, the fragments it
 * shows and their texts, and a map of all pages with import().
 */
export async function generateParts(dir: string): Promise<Generated> {
  await mkdir(dir, { recursive: true });
  const descriptions = await readDescriptions();
  const pages: string[] = [];
  const fragments: string[] = [];
  const write = (chunk: string, files: Map<string, string>) => {
    addTexts(files);
    return writeFile(join(dir, `${chunk}.js`), moduleOf(files));
  };
  for (const [remote, description] of descriptions) {
    for (const [route, { module, fragments: shown = [] }] of Object.entries(description.routes)) {
      const files = new Map([[`${remote}/${exposeOfRoute(route)}`, join(ROOT, remote, module)]]);
      for (const fragment of shown) addFragment(descriptions, fragment, files);
      pages.push(`${remote}/${route}`);
      await write(pageChunk(`${remote}/${route}`), files);
    }
    for (const fragment of Object.keys(description.fragments ?? {})) {
      const files = new Map<string, string>();
      addFragment(descriptions, `${remote}/${fragment}`, files);
      fragments.push(`${remote}/${fragment}`);
      await write(fragmentChunk(`${remote}/${fragment}`), files);
    }
  }
  const parts = join(dir, 'parts.js');
  await writeFile(
    parts,
    `export const pages = {\n${mapOf(pages, pageChunk)}\n};\nexport const fragments = {\n${mapOf(fragments, fragmentChunk)}\n};\nexport const table = ${JSON.stringify(tableOf([...descriptions.values()]))};\n`,
  );
  return { parts, descriptions };
}
