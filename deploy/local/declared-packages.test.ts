import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

/** What knip.config.js refuses, shown in a tree of its own: `npm run boundaries` asks it about the sources. */
const repository = join(import.meta.dirname, '../..');
const SOUND: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ workspaces: ['mf-*', 'shell', 'shared-contracts'] }),
  'mf-new/package.json': JSON.stringify({
    name: 'mf-new',
    dependencies: { used: '1', styles: '1', '@scope/font': '1' },
  }),
  'mf-new/remote.ts': "import 'used';\n",
  'mf-new/ui/card.css':
    '@font-face { src: url("@scope/font/a.woff2"); }\n.card { background: url("../../node_modules/styles/a.svg"); }\n',
  'mf-content/package.json': JSON.stringify({ name: 'mf-content' }),
  'shell/package.json': JSON.stringify({ name: 'shell' }),
  'shared-contracts/package.json': JSON.stringify({
    name: 'shared-contracts',
    devDependencies: { '@types/geojson': '1' },
  }),
  // the configuration names these folders: an empty one would be a hint that it is out of date
  'tool.mjs': '',
  'mf-content/remote.ts': '',
  'shell/main.ts': '',
  'shared-contracts/ui/map.ts': '',
};

let tree: string;

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(tree, path)), { recursive: true });
  await writeFile(join(tree, path), text);
}

/** what it has found, one a line: "<package>  <file>:<line>:<column>" below a heading */
const findings = (): Promise<string> =>
  new Promise((resolve) => {
    const args = [join(repository, 'node_modules/knip/bin/knip.js'), '--config', join(repository, 'knip.config.js')];
    // findings end with an exit code above 0: what it says is what counts
    execFile(process.execPath, [...args, '--directory', tree, '--no-progress'], (_error, out, problems) =>
      resolve(out + problems),
    );
  });

beforeEach(async () => {
  tree = await mkdtemp(join(tmpdir(), 'cairn-packages-'));
  for (const [path, text] of Object.entries(SOUND)) await write(path, text);
});
afterEach(() => rm(tree, { recursive: true, force: true }));

it('each workspace declares what it imports, its style sheets included', async () => {
  expect(await findings()).toBe('');
});

it('a package that the workspace does not declare is refused, in a test and for a type too', async () => {
  await write('mf-new/model/a.test.ts', "import { a } from 'borrowed';\na();\n");
  await write('mf-new/model/b.ts', "import type { B } from 'types-borrowed';\nexport const b: B = 1;\n");
  await write('shell/server/main.ts', "import 'used';\n");
  await write('mf-new/ui/other.css', '.other { background: url("pictures/a.svg"); }\n');
  const found = await findings();
  expect(found).toMatch(/^borrowed +mf-new\/model\/a\.test\.ts/m);
  expect(found).toMatch(/^types-borrowed +mf-new\/model\/b\.ts/m);
  expect(found).toMatch(/^used +shell\/server\/main\.ts/m);
  expect(found).toMatch(/^pictures +mf-new\/ui\/other\.css/m);
  expect(found).toContain('Unlisted dependencies (4)');
});

it('a declared package that nothing imports is refused', async () => {
  await write('mf-new/remote.ts', 'export const nothing = 1;\n');
  await write('mf-new/ui/card.css', '');
  const found = await findings();
  for (const name of ['used', 'styles', '@scope/font'])
    expect(found).toMatch(new RegExp(`^${name} +mf-new/package`, 'm'));
  expect(found).toContain('Unused dependencies (3)');
});
