import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { taggedNames } from './e2e-tags.ts';
import { namesOf } from './scope.ts';

const ROOT = join(import.meta.dirname, '../..');

interface Listed {
  specs?: { title: string; file: string; tags: string[] }[];
  suites?: Listed[];
}
const specsOf = ({ specs = [], suites = [] }: Listed): NonNullable<Listed['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];

// no browser is started; and Playwright reads no tests inside of Jest
const { JEST_WORKER_ID: _inJest, ...own } = process.env;
const env = { ...own, CHROMIUM_PATH: process.execPath };

/** as Playwright itself reads them */
const listed = () =>
  new Promise<Listed>((resolve, reject) => {
    execFile(
      process.execPath,
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        '-c',
        'deploy/e2e/playwright.config.ts',
        '--list',
        '--reporter=json',
      ],
      { cwd: ROOT, env, maxBuffer: 1e8 },
      (error, out) => (error ? reject(new Error(out || error.message)) : resolve(JSON.parse(out))),
    );
  });

it('every end-to-end test is tagged with the workspaces whose change can break it', async () => {
  const specs = specsOf(await listed());
  expect(specs.length).toBeGreaterThan(200);
  const names = namesOf(ROOT);
  const faulty = specs.filter(({ tags }) => tags.length === 0 || tags.some((tag) => !names.includes(tag)));
  expect(faulty.map(({ file, title, tags }) => `${file}: ${title}: ${tags}`)).toEqual([]);
  // what npm test reads off the sources without starting Playwright
  const tagged = names.filter((name) => specs.some(({ tags }) => tags.includes(name)));
  expect(taggedNames(join(ROOT, 'deploy/e2e'), names)).toEqual(tagged);
  const untested = names.filter((name) => name.startsWith('mf-') && !tagged.includes(name));
  expect(untested).toEqual([]);
});
