import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, it } from '@jest/globals';
import hourTablesLoader from './hour-tables-loader.mjs';

// whichever one the messages' formatter reads with
const formatter = createRequire(import.meta.resolve('intl-messageformat'));
const resourcePath = formatter.resolve(['@formatjs', 'icu-messageformat-parser'].join('/'));

it('the parser of messages loses its table of hours and nothing else', async () => {
  const source = await readFile(resourcePath, 'utf8');
  const reduced = hourTablesLoader.call({ resourcePath }, source);
  const lost = source.split('\n').filter((line) => !reduced.includes(line));
  expect(source.length - reduced.length).toBeGreaterThan(8000);
  // countries, 'es-AR' or 'SA', and the clocks of each
  const isOfTable = /^(const timeData = \{|\t"[\w-]+": \[("\w+"(, )?)*\]?,?|\t\t"\w+",?|\t\],?|\};)$/;
  expect(lost.filter((line) => !isOfTable.test(line))).toEqual([]);
});

it('a parser without such a table stops the build: the loader is of no use then', () => {
  expect(() => hourTablesLoader.call({ resourcePath }, 'export {};')).toThrow(/no table of hours/);
});
