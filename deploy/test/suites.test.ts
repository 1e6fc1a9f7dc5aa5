import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { QUARTER } from '../cluster/quarter.ts';
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

it('npm test runs both halves of the api tests, each with a report of its own', () => {
  const halves = allSuites(PLACE, true).filter(({ name }) => name.startsWith('api '));
  expect(halves.map(({ command }) => command.filter((argument) => argument.startsWith('--shard')))).toEqual([
    ['--shard=1/2'],
    ['--shard=2/2'],
  ]);
  const reports = halves.map(({ command }) => command.find((argument) => argument.startsWith('--outputFile')));
  expect(new Set(reports).size).toBe(2);
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
  expect(names.slice(at + 1, at + 5)).toEqual(['api 1/2', 'api 2/2', 'components', 'rules']);
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
