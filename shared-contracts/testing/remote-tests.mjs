// How the tests of a remote run under Jest, here and in the repository of a squad.
import { fileURLToPath } from 'node:url';

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));

/** of every project */
export const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.[jt]sx?$': beside('./transform.mjs') },
  transformIgnorePatterns: ['/node_modules/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
  // __REMOTE__ is set by the environments
  globals: { __VERSION__: '0.0.0' },
};

export const styles = { '\\.css$': beside('./css-modules.mjs') };

/** a limit for what hangs, not a measure of speed: a machine shared with others stalls now and then */
export const TIMEOUT_MS = 120_000;

/** of components and pages */
export const components = {
  ...common,
  moduleNameMapper: styles,
  testEnvironment: beside('./jsdom-environment.mjs'),
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  setupFilesAfterEnv: [
    beside('./no-owner-stacks.mjs'),
    beside('./patience.mjs'),
    beside('./kit-messages.mjs'),
    beside('./quiet-console.mjs'),
  ],
};

/** All of a squad's jest.config.mjs: tests of components are *.test.tsx, those of rules *.test.ts. */
export const remoteTests = (rootDir) => ({
  testTimeout: TIMEOUT_MS,
  projects: [
    { ...components, rootDir, displayName: 'components', testMatch: ['<rootDir>/**/*.test.tsx'] },
    {
      ...common,
      rootDir,
      displayName: 'rules',
      moduleNameMapper: styles,
      testEnvironment: beside('./node-environment.mjs'),
      testMatch: ['<rootDir>/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    },
  ],
});
