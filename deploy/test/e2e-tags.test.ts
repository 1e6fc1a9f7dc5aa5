import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { listTests, taggedShares } from './e2e-tags.ts';
import { namesOf } from './scope.ts';

const ROOT = join(import.meta.dirname, '../..');

it('every end-to-end test is tagged with the workspaces whose change can break it', async () => {
  const specs = await listTests(ROOT);
  expect(specs.length).toBeGreaterThan(200);
  const names = namesOf(ROOT);
  const faulty = specs.filter(({ tags }) => tags.length === 0 || tags.some((tag) => !names.includes(tag)));
  expect(faulty.map(({ file, title, tags }) => `${file}: ${title}: ${tags}`)).toEqual([]);
  const tagged = new Set(specs.flatMap(({ tags }) => tags));
  const untested = names.filter((name) => name.startsWith('mf-') && !tagged.has(name));
  expect(untested).toEqual([]);
});

it('files count by how many of their tests have the tag', () => {
  const test = (file: string, ...tags: string[]) => ({ title: 'a test', file, tags });
  const tests = [test('a', 'mf-tour'), test('a', 'shell'), test('b', 'shell', 'mf-chat'), test('c', 'shell')];
  expect(taggedShares(tests, ['mf-tour', 'mf-chat'])).toEqual({ a: 0.5, b: 1 });
});
