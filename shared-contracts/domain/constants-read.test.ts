import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { COOKIE_SECONDS } from './limits.ts';

const ROOT = join(import.meta.dirname, '../..');
const ROOMS = readdirSync(ROOT).filter((name) => /^(mf-\w+|api|shell|shared-contracts)$/.test(name));
const SKIPPED = new Set(['node_modules', 'dist', 'testing']);

function sourcesOf(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourcesOf(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** code without what only names or explains a constant */
const bare = (source: string): string =>
  source
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\/\/.*$/gm, '')
    .replaceAll(/^import .*?;$/gms, '');

const sources = ROOMS.flatMap((room) => sourcesOf(join(ROOT, room))).map((path) => ({
  path,
  code: bare(readFileSync(path, 'utf8')),
}));

/** a number that is only declared holds for nobody */
const unread = (names: readonly string[], home: string): string[] =>
  names.filter((name) => {
    const use = new RegExp(`(?<!const )\\b${name.replace('.', '\\.')}\\b`);
    return !sources.some(({ path, code }) => !path.endsWith(home) && use.test(code));
  });
/** named here again, it may be changed in one place and stay in the other */
const declaredTwice = (names: readonly string[], home: string): string[] =>
  names.filter((name) =>
    sources.some(({ path, code }) => !path.endsWith(home) && new RegExp(`const ${name} = (?!\\[)`).test(code)),
  );

describe.each(['shared-contracts/domain/limits.ts', 'shared-contracts/ui/constants.ts'])('constants of %s', (home) => {
  const source = readFileSync(join(ROOT, home), 'utf8');
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);

  it('are read by the product, and declared nowhere else', () => {
    expect(names.length).toBeGreaterThan(20);
    expect(unread(names, home)).toEqual([]);
    expect(declaredTwice(names, home)).toEqual([]);
  });
});

it('every lifetime of a cookie is that of a cookie', () => {
  const names = Object.keys(COOKIE_SECONDS).map((name) => `COOKIE_SECONDS.${name}`);
  expect(unread(names, 'limits.ts')).toEqual([]);
});
