import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

/**
 * The rules of .dependency-cruiser.cjs, each shown by an import that it refuses: in a tree of its own, with a remote that no list
 * names. `npm run boundaries` finds nothing in the sources; that it could, is shown here.
 */
const MODULES: Readonly<Record<string, readonly string[]>> = {
  'mf-new/remote.ts': [],
  'mf-new/routes/page.route.tsx': ['../features/cards/ui/cards.tsx', '../features/rail/ui/rail.tsx'],
  'mf-new/features/cards/model/cards.ts': ['../../../common/model/api.ts'],
  'mf-new/features/cards/ui/cards.tsx': ['../model/cards.ts', '../../../common/ui/card.tsx'],
  'mf-new/features/cards/ui/cards.test.tsx': ['./cards.tsx', '../../../routes/page.route.tsx', '../../../testing/a.ts'],
  'mf-new/features/cards/ui/late/cards-later.tsx': ['../cards.tsx'],
  'mf-new/features/rail/ui/rail.tsx': ['../../../common/ui/card.tsx'],
  'mf-new/common/model/api.ts': [],
  'mf-new/common/ui/card.tsx': ['../model/api.ts'],
  'mf-new/testing/a.ts': [],
  'mf-other/common/ui/card.tsx': [],
  'shell/server/main.ts': ['run-on'],
  'shell/server/main.test.ts': ['tried-with', 'of-the-root'],
};

const MANIFESTS: Readonly<Record<string, object>> = {
  'package.json': { devDependencies: { 'of-the-root': '1.0.0' } },
  'shell/package.json': { dependencies: { 'run-on': '1.0.0' }, devDependencies: { 'tried-with': '1.0.0' } },
  'mf-new/package.json': {},
};
/** each with its module in dist, as built packages have it */
const PACKAGES = ['run-on', 'tried-with', 'of-the-root', 'undeclared', '@reduxjs/toolkit'];

interface Misfit {
  rule: string;
  from: string;
  imports: string;
}

const MISFITS: readonly Misfit[] = [
  {
    rule: 'features-stand-alone',
    from: 'mf-new/features/rail/ui/rail-of-cards.tsx',
    imports: '../../cards/ui/cards.tsx',
  },
  {
    rule: 'features-stand-alone',
    from: 'mf-new/features/rail/model/all.test.ts',
    imports: '../../cards/model/cards.ts',
  },
  {
    rule: 'common-knows-no-feature',
    from: 'mf-new/common/ui/all.tsx',
    imports: '../../features/cards/ui/cards.tsx',
  },
  {
    rule: 'routes-compose-features',
    from: 'mf-new/features/rail/ui/to-page.tsx',
    imports: '../../../routes/page.route.tsx',
  },
  { rule: 'routes-compose-features', from: 'mf-new/common/model/own.ts', imports: '../../remote.ts' },
  { rule: 'model-before-ui', from: 'mf-new/features/cards/model/shown.ts', imports: '../ui/cards.tsx' },
  { rule: 'model-before-ui', from: 'mf-new/features/cards/model/framed.ts', imports: '../../../common/ui/card.tsx' },
  { rule: 'model-before-ui', from: 'mf-new/common/model/framed.ts', imports: '../ui/card.tsx' },
  { rule: 'one-layout', from: 'mf-new/features/cards/odd.ts', imports: './model/cards.ts' },
  { rule: 'one-layout', from: 'mf-new/utils/odd.ts', imports: '../common/model/api.ts' },
  { rule: 'one-layout-imported', from: 'mf-new/routes/odd.route.tsx', imports: '../common/loose.ts' },
  {
    rule: 'tests-stay-out-of-the-product',
    from: 'mf-new/features/cards/ui/sample.tsx',
    imports: '../../../testing/a.ts',
  },
  {
    rule: 'remotes-meet-in-slots',
    from: 'mf-new/common/ui/theirs.tsx',
    imports: '../../../mf-other/common/ui/card.tsx',
  },
  { rule: 'remotes-meet-in-slots', from: 'mf-new/common/ui/shells.tsx', imports: '../../../shell/server/main.ts' },
  { rule: 'product-runs-without-development-tools', from: 'shell/server/tool.ts', imports: 'tried-with' },
  { rule: 'product-runs-without-development-tools', from: 'shell/server/root-tool.ts', imports: 'of-the-root' },
  { rule: 'product-runs-without-development-tools', from: 'shell/server/borrowed.ts', imports: 'undeclared' },
  { rule: 'remotes-hold-no-store', from: 'mf-new/common/model/store.ts', imports: '@reduxjs/toolkit' },
  { rule: 'shell-knows-no-remote', from: 'shell/server/reach.ts', imports: '../../mf-other/common/ui/card.tsx' },
];

const repository = join(import.meta.dirname, '../..');
let tree: string;

const moduleOf = (imports: readonly string[]): string =>
  [...imports.map((path) => `import '${path}';`), 'export const here = 1;\n'].join('\n');

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(tree, path)), { recursive: true });
  await writeFile(join(tree, path), text);
}
const plant = (path: string, imports: readonly string[]): Promise<void> => write(path, moduleOf(imports));

/** "error rule-name: from → to", one a line */
const cruise = (): Promise<string> =>
  new Promise((resolve) => {
    const args = [join(repository, 'node_modules/.bin/depcruise')];
    const config = ['--config', join(repository, '.dependency-cruiser.cjs'), '--output-type', 'err'];
    // a tree with misfits ends with an exit code above 0: what it says is what counts
    execFile(process.execPath, [...args, ...config, '--no-cache', '.'], { cwd: tree }, (_error, out, problems) =>
      resolve(out + problems),
    );
  });

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'cairn-boundaries-'));
  for (const [path, imports] of Object.entries(MODULES)) await plant(path, imports);
  for (const [path, manifest] of Object.entries(MANIFESTS)) await write(path, JSON.stringify(manifest));
  for (const name of PACKAGES) {
    await write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'dist/index.js' }));
    await write(`node_modules/${name}/dist/index.js`, '');
  }
});
afterAll(() => rm(tree, { recursive: true, force: true }));

describe('the boundaries', () => {
  it('let everything be that keeps to the layout', async () => {
    expect(await cruise()).toContain('no dependency violations found');
  });

  it('refuse each import that does not, and no other', async () => {
    await plant('mf-new/common/loose.ts', []);
    for (const { from, imports } of MISFITS) await plant(from, [imports]);
    const found = (await cruise()).split('\n').filter((line) => line.includes('error '));
    for (const { rule, from } of MISFITS)
      expect(found.find((line) => line.includes(`error ${rule}: ${from} →`))).toBeDefined();
    const named = new Set(MISFITS.map(({ from }) => from));
    expect(found.filter((line) => ![...named].some((from) => line.includes(`${from} →`)))).toEqual([]);
  });
});
