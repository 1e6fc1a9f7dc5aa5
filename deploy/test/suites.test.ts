import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { API_QUARTER, QUARTER } from '../cluster/quarter.ts';
import { apiTestsOnNodes } from './jest-command.ts';
import { allSuites, type Place, suitesOf } from './suites.ts';

const ROOT = join(import.meta.dirname, '../..');
const PLACE: Place = { root: ROOT, reports: join(ROOT, 'test-results'), workers: 1 };

it('npm test leaves out no project of Jest', () => {
  const config = readFileSync(join(ROOT, 'jest.config.mjs'), 'utf8');
  const projects = [...config.matchAll(/displayName: '(\w+)'/g)].map(([, name]) => name);
  expect(projects).toHaveLength(3);
  const names = allSuites(PLACE, false).map(({ name }) => name.replace(/ \d\/\d$/, ''));
  expect(names).toEqual(expect.arrayContaining(['types', 'types of the packages', 'lint', 'boundaries', ...projects]));
});

/** of Jest's suites of the API tests; paths of `option` are patterns */
const apiSuites = (hasCluster: boolean) => allSuites(PLACE, hasCluster).filter(({ name }) => name.startsWith('api '));
const argumentsAfter = ({ command }: { command: readonly string[] }, option: string): readonly string[] => {
  const after = command.includes(option) ? command.slice(command.indexOf(option) + 1) : [];
  const next = after.findIndex((word) => word.startsWith('--'));
  return next === -1 ? after : after.slice(0, next);
};

it.each([false, true])('npm test runs both halves of the api tests, each with a report of its own', (hasCluster) => {
  const suites = apiSuites(hasCluster);
  const shards = suites.flatMap(({ command }) => command.filter((argument) => argument.startsWith('--shard')));
  expect(shards).toEqual(['--shard=1/2', '--shard=2/2']);
  const reports = suites.map(({ command }) => command.find((argument) => argument.startsWith('--outputFile')));
  expect(new Set(reports).size).toBe(suites.length);
});

it('runs each of the api tests once where there is a cluster, about a quarter of them with what its nodes have', () => {
  const files = globSync('api/**/*.test.{ts,tsx}', { cwd: ROOT }).filter((file) => !file.includes('node_modules'));
  const matching = (patterns: readonly string[]) =>
    files.filter((file) => patterns.some((pattern) => new RegExp(pattern).test(join(ROOT, file))));
  const suites = apiSuites(true);
  const [onNodes, ...more] = suites.filter(({ env }) => env?.API_TESTS === 'cluster');
  expect(more).toEqual([]);
  const quarter = onNodes ? matching(argumentsAfter(onNodes, '--testPathPatterns')) : [];
  expect(quarter.length / files.length).toBeGreaterThan(0.18);
  expect(quarter.length / files.length).toBeLessThan(0.3);
  for (const suite of suites.filter((one) => one !== onNodes)) {
    expect(matching(argumentsAfter(suite, '--testPathIgnorePatterns').slice(2))).toEqual(quarter);
  }
});

it('runs all api tests on one machine where there is no cluster', () => {
  expect(apiSuites(false).flatMap((suite) => argumentsAfter(suite, '--testPathIgnorePatterns'))).toEqual([]);
});

/** spec files that a suite of the end-to-end tests runs, of all that there are */
const specsOf = ({ command }: { command: readonly string[] }): string[] =>
  globSync('*.spec.ts', { cwd: join(ROOT, 'deploy/e2e') }).filter((spec) =>
    command.some((word) => word.includes('spec') && new RegExp(word).test(`/e2e/${spec}`)),
  );

it.each([
  ['on one machine', false, ['the composed site 1/2', 'the composed site 2/2']],
  ['on a cluster too', true, ['the composed site on a cluster', 'the composed site 1/2', 'the composed site 2/2']],
])(
  'npm test runs each file of the end-to-end tests once %s, with reports and folders of their own',
  (_, has, names) => {
    const parts = allSuites(PLACE, has).filter(({ name }) => name.startsWith('the composed site'));
    const after = ({ command }: { command: readonly string[] }, option: string) => command[command.indexOf(option) + 1];
    expect(parts.map(({ name }) => name)).toEqual(names);
    const specs = globSync('*.spec.ts', { cwd: join(ROOT, 'deploy/e2e') });
    expect(parts.flatMap(specsOf).sort()).toEqual(specs.sort());
    expect(new Set(parts.map((part) => after(part, '--output'))).size).toBe(parts.length);
    expect(new Set(parts.map(({ env }) => env?.PLAYWRIGHT_JSON_OUTPUT_NAME)).size).toBe(parts.length);
  },
);

it('the quarter that several nodes can break runs on the cluster, where there is one, and nothing else does', () => {
  const suites = allSuites(PLACE, true);
  const cluster = suites.filter(({ env }) => env?.E2E_CLUSTER === 'on');
  expect(cluster.map(({ name }) => name)).toEqual(['the composed site on a cluster']);
  expect(cluster.flatMap(specsOf).sort()).toEqual(QUARTER.toSorted());
  expect(allSuites(PLACE, false).filter(({ env }) => env?.E2E_CLUSTER !== undefined)).toEqual([]);
});

it('beside the cluster, which has the most processes, no other browser begins while there is anything else', () => {
  const names = allSuites(PLACE, true).map(({ name }) => name);
  const at = names.indexOf('the composed site on a cluster');
  expect(names.slice(at + 1, at + 6)).toEqual(['api 1/2', 'api 2/2', 'api on nodes', 'components', 'rules']);
});

describe('the suites of one remote', () => {
  const one = (file: string, ...tags: string[]) => ({ title: 'a test', file, tags });
  const TESTS = [
    ...[one('tour.spec.ts', 'mf-tour'), one('pages.spec.ts', 'shell', 'mf-tour'), one('pages.spec.ts', 'shell')],
    ...[one('listing.spec.ts', 'mf-catalog'), one('qr.spec.ts', 'mf-booking'), one('structured.spec.ts', 'mf-booking')],
  ];
  const suites = suitesOf(PLACE, ['mf-tour'], TESTS);
  const commandOf = (name: string): readonly string[] => suites.find((suite) => suite.name === name)?.command ?? [];

  it('are its checks, its unit tests and its pages', () => {
    expect(suites.map(({ name }) => name).filter((name) => !name.endsWith('changed contracts'))).toEqual([
      'types',
      'types of the packages',
      'the composed site 1/2',
      'the composed site 2/2',
      'lint',
      'boundaries',
      'declared packages',
      expect.stringMatching(/rules|components/),
      expect.stringMatching(/rules|components/),
    ]);
    expect(commandOf('lint').at(-1)).toBe('mf-tour');
  });

  it('run the test files of its folder and no others', () => {
    const patterns = commandOf('components').filter((word) => word.startsWith('^'));
    expect(patterns.length).toBeGreaterThan(5);
    // the folder of a checkout may have signs in its name that mean something in a pattern
    const paths = patterns.map((pattern) => pattern.replaceAll('\\', ''));
    expect(paths.filter((path) => !path.startsWith(`^${ROOT}/mf-tour/`))).toEqual([]);
  });

  it('run the end-to-end tests with its tag and no others', () => {
    const parts = ['1/2', '2/2'].map((part) => commandOf(`the composed site ${part}`));
    expect(parts.flatMap((part) => part.filter((word) => word.includes('spec'))).sort()).toEqual([
      '/pages\\.spec\\.ts$',
      '/tour\\.spec\\.ts$',
    ]);
    const greps = parts.map((part) => part[part.indexOf('--grep') + 1] ?? '');
    expect(greps[1]).toBe(greps[0]);
    const grep = new RegExp(greps[0] ?? '');
    expect(['a test @mf-tour', 'a test @shell @mf-tour'].map((title) => grep.test(title))).toEqual([true, true]);
    expect(['a test @shell', 'a test @mf-tour-guide'].map((title) => grep.test(title))).toEqual([false, false]);
  });

  it('have no pages when no end-to-end test is tagged with it', () => {
    const names = suitesOf(PLACE, ['deploy'], TESTS).map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('the composed site'))).toEqual([]);
  });

  it('start no second stack for few pages', () => {
    const names = suitesOf(PLACE, ['mf-booking'], TESTS).map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('the composed site'))).toEqual(['the composed site']);
  });
});

it('the API tests are run alike by npm test and beside a cluster: their workers have a limit of memory', () => {
  const onNodes = apiSuites(true).find(({ env }) => env?.API_TESTS === 'cluster');
  const command = apiTestsOnNodes(ROOT, API_QUARTER);
  expect(command).toContain('--workerIdleMemoryLimit=1GB');
  expect(argumentsAfter({ command }, '--testPathPatterns')).toEqual(
    onNodes && argumentsAfter(onNodes, '--testPathPatterns'),
  );
  // who writes such a command again forgets what this one has
  const writers = globSync('{cluster,test}/*.ts', { cwd: join(ROOT, 'deploy') })
    .filter((file) => readFileSync(join(ROOT, 'deploy', file), 'utf8').includes(`jest/bin/${'jest'}`))
    .sort();
  expect(writers).toEqual(['test/jest-command.ts']);
});
