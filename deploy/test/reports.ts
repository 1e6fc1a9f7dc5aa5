import { relative } from 'node:path';

/** what is read of the report that Jest writes with --json */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    /** the file's path */
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** The failed tests, each with its file; a file that failed before its first test stands alone. */
export function namesInJest({ testResults }: JestReport, root: string): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`failed: ${file}`];
    return failed.map(({ fullName }) => `failed: ${file} › ${fullName}`);
  });
}

interface Described {
  title: string;
  suites?: Described[];
  specs?: { title: string; file: string; tests: { status: string }[] }[];
}

/** what is read of the report of Playwright's JSON reporter; its outermost suites are the files */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Described[];
}

const SAID: Readonly<Record<string, string>> = { unexpected: 'failed', flaky: 'flaky' };

function namesBelow({ suites = [], specs = [] }: Described, path: readonly string[]): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ status }) => {
      const said = SAID[status];
      return said ? [`${said}: ${[file, ...path, title].join(' › ')}`] : [];
    }),
  );
  return [...own, ...suites.flatMap((suite) => namesBelow(suite, [...path, suite.title]))];
}

/** The tests that failed or passed only at another try, each with its file and the groups that it stands in. */
export const namesInPlaywright = ({ suites }: PlaywrightReport): string[] =>
  suites.flatMap((file) => namesBelow(file, []));
