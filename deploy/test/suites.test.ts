import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { allSuites, type Place, suitesOf } from './suites.ts';

const ROOT = join(import.meta.dirname, '../..');
const PLACE: Place = { root: ROOT, reports: join(ROOT, 'test-results'), workers: 1 };

it('npm test leaves out no project of Jest', () => {
  const config = readFileSync(join(ROOT, 'jest.config.mjs'), 'utf8');
  const projects = [...config.matchAll(/displayName: '(\w+)'/g)].map(([, name]) => name);
  expect(projects).toHaveLength(3);
  const names = allSuites(PLACE).map(({ name }) => name.replace(/ \d\/\d$/, ''));
  expect(names).toEqual(expect.arrayContaining(['types', 'lint', 'boundaries', ...projects]));
});

it('npm test runs both halves of the api tests, each with a report of its own', () => {
  const halves = allSuites(PLACE).filter(({ name }) => name.startsWith('api '));
  expect(halves.map(({ command }) => command.filter((argument) => argument.startsWith('--shard')))).toEqual([
    ['--shard=1/2'],
    ['--shard=2/2'],
  ]);
  const reports = halves.map(({ command }) => command.find((argument) => argument.startsWith('--outputFile')));
  expect(new Set(reports).size).toBe(2);
});

it('npm test runs each part of the end-to-end tests, with a report and a folder of its own', () => {
  const parts = allSuites(PLACE).filter(({ name }) => name.startsWith('the composed site'));
  const after = ({ command }: { command: readonly string[] }, option: string) => command[command.indexOf(option) + 1];
  const specs = globSync('*.spec.ts', { cwd: join(ROOT, 'deploy/e2e') });
  for (const spec of specs) {
    const runs = parts
      .flatMap(({ command }) => command)
      .filter((word) => word.includes('spec') && new RegExp(word).test(`/e2e/${spec}`));
    expect([spec, ...runs]).toHaveLength(2);
  }
  expect(new Set(parts.map((part) => after(part, '--output'))).size).toBe(parts.length);
  expect(new Set(parts.map(({ env }) => env?.PLAYWRIGHT_JSON_OUTPUT_NAME)).size).toBe(parts.length);
});

describe('the suites of one remote', () => {
  const suites = suitesOf(PLACE, ['mf-tour'], ['mf-tour']);
  const commandOf = (name: string) => suites.find((suite) => suite.name === name)?.command ?? [];

  it('are its checks, its unit tests and its pages', () => {
    expect(suites.map(({ name }) => name).filter((name) => !name.endsWith('changed contracts'))).toEqual([
      'types',
      'the composed site',
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
    expect(patterns.filter((pattern) => !new RegExp(`^\\^${ROOT}/mf-tour/`).test(pattern))).toEqual([]);
  });

  it('run the end-to-end tests with its tag and no others', () => {
    const grep = new RegExp(commandOf('the composed site').at(-1) ?? '');
    expect(['a test @mf-tour', 'a test @shell @mf-tour'].map((title) => grep.test(title))).toEqual([true, true]);
    expect(['a test @shell', 'a test @mf-tour-guide'].map((title) => grep.test(title))).toEqual([false, false]);
  });

  it('have no pages when no end-to-end test is tagged with it', () => {
    expect(suitesOf(PLACE, ['deploy'], []).map(({ name }) => name)).not.toContain('the composed site');
  });
});
