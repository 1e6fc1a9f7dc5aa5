import { join } from 'node:path';

export const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Patterns of what lies in these folders of the tree. */
export const inside = (root: string, folders: readonly string[]): string[] =>
  folders.map((folder) => `^${escaped(join(root, folder))}/`);

/** How tests of a project are run, whoever runs them: the program, then what it is told in any case. */
export const jestCommand = (root: string, project: string): [string, ...string[]] => [
  process.execPath,
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  join(root, 'node_modules/jest/bin/jest.js'),
  '--selectProjects',
  project,
  // modules of a test file outlive it: a lane would grow to gigabytes, and four of them leave a machine without cache
  '--workerIdleMemoryLimit=1GB',
  // a test file whose set-up failed may leave a server behind: the others have been told of by then
  '--forceExit',
];

/** The API tests in these folders, with what an api of a cluster has (API_TESTS=cluster). */
export const apiTestsOnNodes = (root: string, folders: readonly string[]): [string, ...string[]] => [
  ...jestCommand(root, 'api'),
  '--testPathPatterns',
  ...inside(root, folders),
];
