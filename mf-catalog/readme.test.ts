import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FILTER_KEYS } from '@cairn/shared-contracts/domain/filter-address';
import { describe, expect, it } from '@jest/globals';

/** The README's tables say by which test each parameter and filter type is shown: they must not outlive their tests. */
const HERE = join(process.cwd(), 'mf-catalog');
const readme = readFileSync(join(HERE, 'README.md'), 'utf8');

const FILTER_TYPES = [
  ...[
    'tours_direction',
    'tours_activities',
    'cruises_types',
    'cruises_start_city',
    'cruises_direction',
    'cruises_ships',
  ],
  ...['dates', 'price', 'duration', 'age', 'accommodation', 'difficulty', 'collections', 'languages'],
  ...['author_tours_operator', 'group_size', 'comfort'],
];

/** cells of a table's rows, by the text of its first heading */
function rowsOf(heading: string): string[][] {
  const [, table = ''] = readme.split(`\n| ${heading} |`);
  const [block = ''] = table.split('\n\n');
  return block
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const files = new Map(
  [...globSync('**/*.test.{ts,tsx}', { cwd: HERE }), ...globSync('../deploy/e2e/*.spec.ts', { cwd: HERE })]
    .filter((path) => !path.includes('node_modules'))
    .map((path) => [basename(path), readFileSync(join(HERE, path), 'utf8')]),
);

/** "`a.test.ts`: one, two; `b.test.ts`: three" → files with the names of their tests */
const referencesIn = (cell: string): { file: string; names: string[] }[] =>
  [...cell.matchAll(/`([^`]+)`(?:: ([^;`]+))?/g)].map(([, path = '', names = '']) => ({
    file: basename(path),
    names: names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  }));

describe('the README', () => {
  it('has a row for every parameter of the search', () => {
    const listed = rowsOf('Parameter').flatMap(([names = '']) => names.split(',').map((name) => name.trim()));
    expect(listed.map((name) => name.replace('[]', '')).sort()).toEqual([...FILTER_KEYS].sort());
  });

  it('has a row for every filter type', () => {
    expect(rowsOf('Filter type').map(([type]) => type)).toEqual(FILTER_TYPES);
    const panel = files.get('filter-panel.test.tsx');
    for (const type of FILTER_TYPES) expect(panel).toContain(`'${type}'`);
  });

  const references = ['Parameter', 'Goal'].flatMap((heading) =>
    rowsOf(heading).flatMap((cells) => referencesIn(cells.at(-1) ?? '').map((one) => ({ row: cells[0], ...one }))),
  );
  it.each(references)('names a test that there is: $row in $file', ({ file, names }) => {
    const source = files.get(file);
    expect(source).toBeDefined();
    for (const name of names) expect(source).toContain(name);
  });
});
