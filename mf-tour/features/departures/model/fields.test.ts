import { readFileSync } from 'node:fs';
import { tourDate } from '@cairn/shared-contracts/api/tours.schema';
import { describe, expect, it } from '@jest/globals';

const remote = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, remote), 'utf8');

/** field → test file and a part of its text, from the table of the README; the booking panel on the page is mf-booking's */
const rows = new Map(
  [
    ...read('README.md').matchAll(/^\| ([a-z_, ]+) \|.*\| `((?:features|common|\.\.\/mf-booking)\/[^`]+)`: (.+) \|$/gm),
  ].flatMap(([, fields = '', file = '', words = '']) =>
    fields.split(', ').map((field) => [field, { file, words }] as const),
  ),
);

describe('each field of a departure is shown somewhere, and tested', () => {
  it.each(Object.keys(tourDate.shape))('%s', (field) => {
    const row = rows.get(field);
    expect(row).toBeDefined();
    expect(read(row?.file ?? '')).toContain(row?.words);
  });

  it('and no row is about a field that is gone', () => {
    expect(Object.keys(tourDate.shape)).toEqual(expect.arrayContaining([...rows.keys()]));
  });
});
