import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import description from '../remote.ts';
import english from './en-US.json' with { type: 'json' };

/** the files of this remote that a module is made of, those that come late too */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import\((?:\s*\/\*.*?\*\/)?)\s*'(\.[^']+\.tsx?)'/g);
  for (const [, path = ''] of imports) filesOf(join(dirname(file), path), found);
  return found;
}

const asks = (file: string, group: string): boolean =>
  new RegExp(`['"\`]${group}\\.[\\w$-]`).test(readFileSync(file, 'utf8'));

type Part = { module: string; texts?: readonly string[] };
const parts: [string, Part][] = Object.entries({ ...description.routes, ...description.fragments });
const apart = new Set(parts.flatMap(([, { texts = [] }]) => texts));

it.each(parts)(
  '%s brings the texts that it shows, of those that do not come with every part',
  (_name, { module, texts = [] }) => {
    const files = [...filesOf(join(import.meta.dirname, '..', module))];
    expect(files.length).toBeGreaterThan(1);
    const shown = [...apart].filter((group) => files.some((file) => asks(file, group)));
    expect(shown.sort()).toEqual([...texts].sort());
  },
);

it('texts that do not come with every part are there', () => {
  expect([...apart].filter((group) => !(group in english))).toEqual([]);
});
