import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API_QUARTER, QUARTER } from '../cluster/quarter.ts';
import { findWindowlessChromium } from '../local/chromium.ts';
import { type ListedTest, taggedShares } from './e2e-tags.ts';
import { escaped, inside, jestCommand } from './jest-command.ts';
import { partsOf, recordedSeconds, type Seconds, secondsOfShares, specsIn } from './parts.ts';
import { type JestReport, namesInJest, namesInPlaywright, type PlaywrightReport } from './reports.ts';
import type { Count, Suite } from './run-suite.ts';
import { changedBelow, testsBelow, testsOf } from './scope.ts';

type Command = readonly [string, ...string[]];

export interface Place {
  root: string;
  /** where the runners leave their reports */
  reports: string;
  /** of each project of Jest */
  workers: number;
}

const bin = ({ root }: Place, name: string) => join(root, 'node_modules', '.bin', name);

/** a tool that is content or not counts as one test */
const tool = (name: string, command: Command): Suite => ({
  name,
  command,
  count: async (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
});

const times = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;

/** Which tests of a project run. */
interface Tests {
  /** paths from the root; without them, all of the project's */
  files?: readonly string[];
  /** folders from the root that these files lie in, or do not */
  below?: readonly string[];
  notBelow?: readonly string[];
  /** '1/2' is the first half of the project's files */
  shard?: string;
  env?: Record<string, string>;
}

function jest(place: Place, project: string, { files, below, notBelow, shard, env }: Tests = {}, suffix = ''): Suite {
  const name = project + suffix + (shard ? ` ${shard}` : '');
  const report = join(place.reports, `jest-${name.replaceAll(/\W+/g, '-')}.json`);
  return {
    name,
    ...(env ? { env } : {}),
    command: [
      ...jestCommand(place.root, project),
      `--maxWorkers=${place.workers}`,
      '--json',
      `--outputFile=${report}`,
      ...(shard ? [`--shard=${shard}`] : []),
      ...(files ? ['--testPathPatterns', ...files.map((file) => `^${escaped(join(place.root, file))}$`)] : []),
      ...(below ? ['--testPathPatterns', ...inside(place.root, below)] : []),
      ...(notBelow ? ['--testPathIgnorePatterns', '/node_modules/', '/dist/', ...inside(place.root, notBelow)] : []),
    ],
    progress: (output) => {
      const ended = times(/^(PASS|FAIL) /gm, output);
      return ended > 0 ? `${ended}${files ? `/${files.length}` : ''} files` : undefined;
    },
    isProgress: (line) => line.startsWith('PASS '),
    async count(): Promise<Count> {
      // written by Jest
      const result: JestReport = JSON.parse(await readFile(report, 'utf8'));
      return {
        passed: result.numPassedTests,
        failed: Math.max(result.numFailedTests, result.numFailedTestSuites),
        named: namesInJest(result, place.root),
      };
    },
  };
}

/** Found before the suites start, since it may have to be installed. Without one the suite itself fails, and says what to do. */
function chromium(): Record<string, string> {
  try {
    return { CHROMIUM_PATH: findWindowlessChromium() };
  } catch {
    return {};
  }
}

/** Which of the end-to-end tests run. */
interface Pages {
  /** those with one of these tags; without them, all */
  tags?: readonly string[];
  /** one of the parts that run at once, '1/2', with its files; each has a stack of its own */
  part?: { name: string; files: readonly string[] };
  /** of two of everything (deploy/cluster), in place of one machine's */
  isCluster?: boolean;
}

function composedSite(place: Place, { tags = [], part, isCluster = false }: Pages = {}): Suite {
  const suffix = part ? `-${part.name.replaceAll(/\W+/g, '-')}` : '';
  const report = join(place.reports, `playwright${suffix}.json`);
  return {
    name: part ? `the composed site ${part.name}` : 'the composed site',
    command: [
      bin(place, 'playwright'),
      'test',
      '-c',
      'deploy/e2e/playwright.config.ts',
      // Playwright empties it at its start: parts that run at once must not share it
      '--output',
      join(place.reports, `e2e${suffix}`),
      ...(tags.length > 0 ? ['--grep', `@(${tags.map(escaped).join('|')})(?![\\w-])`] : []),
      ...(part ? part.files.map((file) => `/${escaped(file)}$`) : []),
    ],
    // a stack shares the machine with its browser, its database and other stacks
    env: {
      ...chromium(),
      RENDER_PROCESSES: process.env.RENDER_PROCESSES ?? '1',
      ...(isCluster ? { E2E_CLUSTER: 'on' } : {}),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
    progress: (output) =>
      output
        .match(/^\[\d+\/\d+\]/gm)
        ?.at(-1)
        ?.slice(1, -1),
    isProgress: (line) => /^\[\d+\/\d+\]/.test(line),
    async count(): Promise<Count> {
      // written by Playwright
      const result: PlaywrightReport = JSON.parse(await readFile(report, 'utf8'));
      const { expected, flaky, unexpected } = result.stats;
      return { passed: expected + flaky, failed: unexpected, named: namesInPlaywright(result) };
    },
  };
}

/** The API tests: where there is a cluster's Redis, a quarter of them with what its nodes have. */
function apiTests(place: Place, hasCluster: boolean): Suite[] {
  if (!hasCluster) return SHARDS.map((shard) => jest(place, 'api', { shard }));
  const onNodes = jest(place, 'api', { below: API_QUARTER, env: { API_TESTS: 'cluster' } }, ' on nodes');
  return [...SHARDS.map((shard) => jest(place, 'api', { shard, notBelow: API_QUARTER })), onNodes];
}

/** Halves of what takes longest: each with its own site, or its own database. */
const SHARDS = ['1/2', '2/2'];

/** Playwright's own shards count files; these weigh them. */
function sites(place: Place, files: readonly string[], seconds: Seconds, tags: readonly string[] = []): Suite[] {
  const parts = partsOf(files, seconds, SHARDS.length);
  return parts.map((own, at) => composedSite(place, { tags, part: { name: `${at + 1}/${parts.length}`, files: own } }));
}

/** below that, a second stack takes longer to start than it saves */
const WORTH_A_STACK_S = 60;

function taggedSites(place: Place, tests: readonly ListedTest[], tags: readonly string[]): Suite[] {
  const seconds = secondsOfShares(taggedShares(tests, tags), recordedSeconds());
  const files = Object.keys(seconds);
  if (files.length === 0) return [];
  const sum = Object.values(seconds).reduce((all, one) => all + one, 0);
  const isLong = files.length >= SHARDS.length && sum > WORTH_A_STACK_S;
  return isLong ? sites(place, files, seconds, tags) : [composedSite(place, { tags })];
}

/** The second says what the first does not: a type that a squad's package cannot declare, long before the packages are made. */
const typeChecks = (place: Place): Suite[] => [
  tool('types', [bin(place, 'tsc'), '-p', 'tsconfig.json']),
  tool('types of the packages', [bin(place, 'tsc'), '-p', 'deploy/packages/tsconfig.json', '--noEmit']),
];

/**
 * Everything that must hold: what fails fastest comes first. Then one part of the site, and beside it what takes no browser until the other
 * part begins: two stacks with a browser each are more than two cores carry well.
 * @param hasCluster there is all that a cluster needs: the quarters that several nodes can break run on one, those of pages first of all,
 * beside what has no browser
 */
export function allSuites(place: Place, hasCluster: boolean): Suite[] {
  const isClusters = (file: string) => hasCluster && QUARTER.includes(file);
  const specs = specsIn(join(place.root, 'deploy/e2e'));
  const onCluster = specs.filter(isClusters);
  const onOne = sites(
    place,
    specs.filter((file) => !isClusters(file)),
    recordedSeconds(),
  );
  const cluster = () => composedSite(place, { part: { name: 'on a cluster', files: onCluster }, isCluster: true });
  const [first, ...others] = [...(hasCluster ? [cluster()] : []), ...onOne];
  return [
    ...typeChecks(place),
    tool('lint', [bin(place, 'biome'), 'check', '.']),
    tool('boundaries', ['npm', 'run', '--silent', 'boundaries']),
    ...(first ? [first] : []),
    ...apiTests(place, hasCluster),
    jest(place, 'components'),
    jest(place, 'rules'),
    ...others,
  ];
}

/** the project of Jest that a test file is run by (jest.config.mjs) */
const projectOf = (file: string): string =>
  file.endsWith('.tsx') ? 'components' : file.startsWith('api/') ? 'api' : 'rules';

function jestOf(place: Place, files: readonly string[], suffix = ''): Suite[] {
  const projects = Map.groupBy(files, projectOf);
  return [...projects].map(([project, own]) => jest(place, project, { files: own }, suffix));
}

/**
 * What a change in these workspaces can break: their own checks and tests, the tests of contracts changed with them, their pages.
 * @param tests all end-to-end tests: those tagged with one of the names are run
 */
export function suitesOf(place: Place, names: readonly string[], tests: readonly ListedTest[]): Suite[] {
  const own = names.flatMap((name) => testsBelow(place.root, name));
  const contracts = testsOf(place.root, changedBelow(place.root, 'shared-contracts')).filter(
    (file) => !own.includes(file),
  );
  return [
    ...typeChecks(place),
    ...taggedSites(place, tests, names),
    tool('lint', [bin(place, 'biome'), 'check', ...names]),
    tool('boundaries', [bin(place, 'depcruise'), '--config', '.dependency-cruiser.cjs', ...names]),
    tool('declared packages', [bin(place, 'knip'), ...names.flatMap((name) => ['--workspace', name])]),
    ...jestOf(place, own),
    ...jestOf(place, contracts, ' of changed contracts'),
  ];
}
