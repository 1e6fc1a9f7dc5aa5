import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const records = readdirSync(import.meta.dirname).filter((file) => /^\d{4}-.*\.md$/.test(file));

/** the beginning of a record's line: its number and its title */
function lineOf(file: string): string {
  const [, number, title] = /^# (\d+)\. (.+)$/m.exec(read(file)) ?? [];
  return `| ${number} | [${title}](${file}) |`;
}

it('the index of decisions has a line for every record, under its number and title, in order', () => {
  const lines = read('README.md')
    .split('\n')
    .filter((line) => /^\| \d+ \|/.test(line));
  expect(lines.map((line) => line.split(' | ').slice(0, 2).join(' | '))).toEqual(
    records.sort().map((file) => lineOf(file).replace(/ \|$/, '')),
  );
});

it.each(records)('%s is numbered as its file says', (file) => {
  expect(Number(/^# (\d+)\./.exec(read(file))?.[1])).toBe(Number(file.slice(0, 4)));
});
