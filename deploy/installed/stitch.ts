import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { KIT_VERSION } from '@cairn/shared-contracts/build/kit-version';
import { packageVersion } from '@cairn/shared-contracts/build/remote-config';
import { DEVELOPMENT_DIST } from '@cairn/shell/dist';
import { stitch as startMix } from '../develop/stitch/stitch-site.ts';
import { folderHash } from '../local/artifacts.ts';
import { developmentVersion } from '../local/working-tree.ts';
import { buildNamed, ROOT } from '../registry/build.ts';
import { reportKey } from '../registry/keys.ts';

const ABOUT = `cairn stitch <remote>=<source>… --api <address> [options]

  Starts the site with any mix of the remotes that stand here and those of the store, which is live nowhere else. For tests of pages
  with one remote real and stand-ins for its neighbours: cairn stitch mf-guides=local --others stand-in --api <address> --run 'npx playwright test'
`;

async function build(name: string): Promise<string> {
  const hash = createHash('sha256')
    .update(await folderHash(name))
    .update(KIT_VERSION);
  const version = developmentVersion(packageVersion(join(ROOT, name)), hash.digest('hex'));
  return (await buildNamed(name, { version })).out;
}

/** `cairn stitch`: a mix of a squad's own remotes and released ones, with the shell of the package. */
export const stitch = (args: readonly string[]): Promise<void> =>
  startMix(args, {
    about: ABOUT,
    hasApi: false,
    async prepare(dataDir) {
      // keys of a platform that lie there are not its to replace
      const own = join(dataDir, 'stitch');
      await reportKey(own);
      return own;
    },
    build,
    developmentShell: async () => DEVELOPMENT_DIST,
  });
