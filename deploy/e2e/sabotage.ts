import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@cairn/shared-contracts/build/files';
import { type Release, releaseFolder, release as releaseSchema } from '@cairn/shared-contracts/remote/release';
import { diskStore, storeDir } from '../registry/object-store.ts';
import { publish } from '../registry/releases.ts';
import type { Site } from './site.ts';

/** JavaScript that a version of mf-content runs besides its own */
export interface Sabotage {
  /** when its page's module is loaded */
  atLoad?: string;
  /** in the loader of its page; `url` is the page's */
  inLoader?: string;
  /** while its page renders, in place of the page where it returns something */
  inRender?: string;
}

const wrapped = (own: string, { atLoad = '', inLoader = '', inRender = '' }: Sabotage): string => `
const own = { exports: {} };
((module, exports) => {${own}
})(own, own.exports);
const sabotaged = (module) => {
  const page = module.default;
  ${atLoad}
  return {
    default: {
      ...page,
      loader: async (context) => {
        const { url } = context;
        ${inLoader}
        return page.loader?.(context);
      },
      Component: (props) => {
        const shown = (() => { ${inRender} })();
        return shown ?? page.Component(props);
      },
    },
  };
};
module.exports = {
  init: own.exports.init,
  get: (name) => own.exports.get(name).then((make) => (name === './route.blog' ? () => sabotaged(make()) : make)),
};`;

/** how the bundler leaves `${__REMOTE__}@${__VERSION__}` in a server bundle */
const ownerIn = (name: string, version: string): string => `\${"${name}"}@\${"${version}"}`;

/** Releases the site's own mf-content once more, as that version and with that in it. */
export async function releaseSabotaged(
  site: Pick<Site, 'data' | 'own'>,
  version: string,
  sabotage: Sabotage,
): Promise<void> {
  const store = storeDir(site.data);
  const folder = await mkdtemp(join(tmpdir(), 'cairn-sabotaged-'));
  await cp(join(store, releaseFolder('mf-content', site.own)), folder, { recursive: true });
  const own: Release = releaseSchema.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
  const container = `mf_content__${version}`.replace(/\W/g, '_');
  const entry = join(folder, own.server.file);
  // one name would be one container, and one owner of what it injects: both would go with the version of before
  const renamed = (await readFile(entry, 'utf8'))
    .replaceAll(own.container, container)
    .replaceAll(ownerIn(own.name, own.version), ownerIn(own.name, version));
  const code = wrapped(renamed, sabotage);
  await writeFile(entry, code);
  const server = { ...own.server, integrity: integrityOf(code) };
  await writeFile(join(folder, 'release.json'), JSON.stringify({ ...own, version, container, server }));
  await publish(diskStore(store), folder);
  await rm(folder, { recursive: true });
}
