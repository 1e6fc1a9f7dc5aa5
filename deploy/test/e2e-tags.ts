import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** An end-to-end test, and the workspaces whose change can break it. */
export interface ListedTest {
  title: string;
  file: string;
  /** without their @ */
  tags: readonly string[];
}

/** as Playwright's JSON reporter writes it */
interface Listed {
  specs?: ListedTest[];
  suites?: Listed[];
}

const testsIn = ({ specs = [], suites = [] }: Listed): ListedTest[] => [...specs, ...suites.flatMap(testsIn)];

/** All end-to-end tests, as Playwright itself reads them: a second of processor time. No browser is started. */
export const listTests = (root: string): Promise<ListedTest[]> =>
  new Promise((resolve, reject) => {
    // Playwright reads no tests inside of Jest
    const { JEST_WORKER_ID: _inJest, ...own } = process.env;
    const args = ['test', '-c', 'deploy/e2e/playwright.config.ts', '--list', '--reporter=json'];
    execFile(
      process.execPath,
      [join(root, 'node_modules/@playwright/test/cli.js'), ...args],
      { cwd: root, env: { ...own, CHROMIUM_PATH: process.execPath }, maxBuffer: 1e8 },
      (error, out) => (error ? reject(new Error(out || error.message)) : resolve(testsIn(JSON.parse(out)))),
    );
  });

/** Spec file → how many of its tests, from 0 to 1, have one of the tags; files without any are left out. */
export function taggedShares(tests: readonly ListedTest[], tags: readonly string[]): Record<string, number> {
  const shares = Object.entries(Object.groupBy(tests, ({ file }) => file)).map(([file, own = []]) => {
    const tagged = own.filter((test) => test.tags.some((tag) => tags.includes(tag)));
    return [file, tagged.length / own.length] as const;
  });
  return Object.fromEntries(shares.filter(([, share]) => share > 0));
}
