import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const pages = globSync(['*.md', 'deploy/*/*.md', 'mf-*/README.md'], { cwd: ROOT });

it.each(pages)('links of %s lead to files that are there', (page) => {
  const links = [...readFileSync(join(ROOT, page), 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)].map(
    ([, to = '']) => to,
  );
  expect(links.filter((to) => !existsSync(join(ROOT, dirname(page), to)))).toEqual([]);
});
