import { globSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import postcss from 'postcss';
import { buildRemote } from './build-remote.ts';
import { ownStyles } from './own-styles.ts';

const faultsOf = (css: string) => ownStyles(postcss.parse(css)).map(({ line, message }) => `${line}: ${message}`);
const written = (css: string): string => {
  const root = postcss.parse(css);
  ownStyles(root);
  return root.toString().replaceAll(/\s+/g, ' ').trim();
};

describe('a selector of a remote', () => {
  it.each([
    '.card {}',
    '.card h2 {}',
    '.card > * {}',
    '.card::before {}',
    '.card h2 + p {}',
    '.item + .item {}',
    '.card > .title + * {}',
    '.card { h2 { & + p {} } }',
    '[data-theme="dark"] .card {}',
    'html[dir="rtl"] .card {}',
    ':is(.one, .two) a {}',
    '.card { & h2 {} a {} &:hover {} > p {} @media (width > 1px) { color: red } }',
    '@media (width > 1px) { .card {} }',
    '@keyframes listening { from { opacity: 0 } to { opacity: 1 } }',
    '.card { --gap: 1px }',
    '#map {}',
    '.card { &:not(:hover) {} :is(&, .other) a {} }',
    '@layer remote { .card {} }',
  ])('%s stays within its module', (css) => {
    expect(faultsOf(css)).toEqual([]);
  });

  it.each([
    'h2 {}',
    '* {}',
    ':root { --ink: red }',
    ':root:has(.card) {}',
    'body:not(.card) {}',
    '[data-open] {}',
    ':global(h2) {}',
    ':global(.header) .card {}',
    ':global .header {}',
    '.card + h2 {}',
    '.card ~ * {}',
    '.card, h2 {}',
    ':is(.card, h2) {}',
    '.card { & + h2 {} }',
    '.card { ~ h2 {} }',
    '.card { :not(&) {} }',
    '.card { body:has(&) {} }',
    '@media print { header {} }',
    '@scope (main) { h2 {} }',
    '@font-face { font-family: "Onest" }',
    '@property --ink { syntax: "*" }',
    '@import "other.css";',
    '@keyframes :global(spin) { from { opacity: 0 } }',
    '@layer shell { .card {} }',
    '@layer reset;',
    '@layer remote { @layer inner { .card {} } }',
    '@layer { .card {} }',
  ])('%s is refused, with its line', (css) => {
    const faults = faultsOf(`\n${css}`);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^2: ./);
  });
});

describe('the layer of a remote', () => {
  it('holds what stands in none', () => {
    expect(written('.card { color: red }')).toBe('@layer remote {.card { color: red } }');
  });

  it('is not written twice', () => {
    expect(written('@layer remote { .card { color: red } }')).toBe('@layer remote { .card { color: red } }');
  });
});

// the kit and the shell are shared; this folder goes into every remote's own files
it.each(globSync('../remote/**/*.css', { cwd: import.meta.dirname }))(
  '%s is as a remote of its own would have it',
  (file) => {
    expect(faultsOf(readFileSync(join(import.meta.dirname, file), 'utf8'))).toEqual([]);
  },
);

describe('a build', () => {
  let dir = '';
  beforeAll(async () => {
    // beside the other remotes, so that its imports are found
    const data = join(import.meta.dirname, '../../.data');
    await mkdir(data, { recursive: true });
    dir = await mkdtemp(join(data, 'styles-'));
    await cp(join(import.meta.dirname, 'fixture'), dir, { recursive: true });
    const remote = join(dir, 'remote.ts');
    await writeFile(remote, (await readFile(remote, 'utf8')).replaceAll("'../../", "'../../shared-contracts/"));
  });
  afterAll(() => rm(dir, { recursive: true }));

  it('puts the styles into the layer of remotes', async () => {
    const { out, release } = await buildRemote(dir);
    const [sheet] = release.exposes['route.page']?.css ?? [];
    expect(await readFile(join(out, sheet?.file ?? ''), 'utf8')).toMatch(/^@layer remote\{/);
  });

  it('that would colour the headings of the site ends with the file and the line', async () => {
    await writeFile(join(dir, 'page.module.css'), '.page {\n  padding: 1px;\n}\n:global(h2) {\n  color: red;\n}\n');
    const said = await buildRemote(dir).then(
      () => '',
      (error: unknown) => String(error),
    );
    expect(said.match(/page\.module\.css:4:1 :global reaches the whole page/g)).toHaveLength(1);
    expect(said).not.toMatch(/\n\s+at /);
  });
});
