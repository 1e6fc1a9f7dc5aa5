import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

it('remotes may import of the router what the shell shares, and nothing else: all else is undefined in the page', () => {
  const [, shared = ''] = /const router = \{([^}]*)\}/.exec(read('./shared-scope.ts')) ?? [];
  const names = shared.match(/\w+/g) ?? [];
  const { overrides } = JSON.parse(read('../../biome.json'));
  const rule = overrides.flatMap(
    (one: { linter?: { rules?: { style?: { noRestrictedImports?: { options: unknown } } } } }) =>
      one.linter?.rules?.style?.noRestrictedImports?.options ?? [],
  );
  expect(names.length).toBeGreaterThan(5);
  expect(
    rule.map(({ paths }: { paths: Record<string, { allowImportNames: string[] }> }) =>
      paths['react-router']?.allowImportNames.toSorted(),
    ),
  ).toEqual([names.toSorted()]);
});
