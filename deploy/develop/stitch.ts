import { buildAndRelease, buildDevelopmentShell, buildTreeVersion } from '../local/artifacts.ts';
import { stitch } from './stitch/stitch-site.ts';

const ABOUT = `npm run stitch -- <remote>=<source>… [options]

  Starts the site with any mix of remotes, which is live nowhere else. Before that it does what every \`npm start\` does: sources that
  were changed since the last start become a version of their own, in the place of the tree's last one.
`;

await stitch(process.argv.slice(2), {
  about: ABOUT,
  hasApi: true,
  async prepare(dataDir) {
    await buildAndRelease(dataDir);
    return dataDir;
  },
  build: buildTreeVersion,
  developmentShell: buildDevelopmentShell,
});
