import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../registry/build.ts';
import { findChromium } from './chromium.ts';

/** Everything that must hold, in the order in which it fails fastest. Ends with "N passed, M failed" over all suites. */
interface Count {
  passed: number;
  failed: number;
}

const REPORTS = join(ROOT, 'test-results');
const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);
const node = (...args: string[]) => [process.execPath, ...args] as const;

function run([command, ...args]: readonly [string, ...string[]], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** a tool that is content or not counts as one test */
const tool =
  (...command: [string, ...string[]]) =>
  async (): Promise<Count> =>
    (await run(command)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** the report's numbers; a runner that ended badly without a failed test counts as one failure */
const counted = (code: number, passed: number, failed: number): Count => ({
  passed,
  failed: code !== 0 ? Math.max(1, failed) : failed,
});

/** A process for each project: Jest keeps what ES modules leave behind, and all projects together need more memory than one may have. */
const jest = (project: string) => async (): Promise<Count> => {
  const report = join(REPORTS, `jest-${project}.json`);
  const code = await run(
    node(
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      project,
      '--json',
      `--outputFile=${report}`,
    ),
  );
  // written by Jest
  const result = JSON.parse(await readFile(report, 'utf8').catch(() => '{}')) as {
    numPassedTests?: number;
    numFailedTests?: number;
    numFailedTestSuites?: number;
  };
  return counted(
    code,
    result.numPassedTests ?? 0,
    Math.max(result.numFailedTests ?? 0, result.numFailedTestSuites ?? 0),
  );
};

async function playwright(): Promise<Count> {
  const report = join(REPORTS, 'playwright.json');
  const code = await run([bin('playwright'), 'test', '-c', 'deploy/e2e/playwright.config.ts'], {
    CHROMIUM_PATH: findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  // written by Playwright
  const { stats } = JSON.parse(await readFile(report, 'utf8').catch(() => '{}')) as {
    stats?: { expected: number; unexpected: number; flaky: number };
  };
  return counted(code, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0);
}

const SUITES: [name: string, run: () => Promise<Count>][] = [
  ['types', tool(bin('tsc'), '-p', 'tsconfig.json')],
  ['lint', tool(bin('biome'), 'check', '.')],
  ['boundaries', tool('npm', 'run', '--silent', 'boundaries')],
  ['rules', jest('rules')],
  ['components', jest('components')],
  ['api', jest('api')],
  ['the composed site', playwright],
];

await rm(REPORTS, { recursive: true, force: true });
await mkdir(REPORTS, { recursive: true });
const total: Count = { passed: 0, failed: 0 };
for (const [name, suite] of SUITES) {
  process.stdout.write(`\n── ${name}\n`);
  const started = performance.now();
  const { passed, failed } = await suite();
  total.passed += passed;
  total.failed += failed;
  process.stdout.write(
    `── ${name}: ${passed} passed, ${failed} failed in ${((performance.now() - started) / 1000).toFixed(0)} s\n`,
  );
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
