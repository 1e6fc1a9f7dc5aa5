import { components, styles, TIMEOUT_MS, common as testsOfRemotes } from './shared-contracts/testing/remote-tests.mjs';

// no api that runs on this machine has a say in a test: nothing listens at that port
process.env.API_PORT = '1';
delete process.env.API_URL;

/** the api, what extends it and what stands before it: their tests share a PostgreSQL */
const API = ['api', 'deploy/demo', 'deploy/dev', 'deploy/session'];

const common = {
  ...testsOfRemotes,
  // a run has a folder for temporary files of its own, which goes with it
  cacheDirectory: '<rootDir>/node_modules/.cache/cairn/jest',
  moduleNameMapper: { ...styles, '^@kit-shared$': '<rootDir>/shell/testing/kit-shared.mjs' },
};

export default {
  testTimeout: TIMEOUT_MS,
  projects: [
    {
      ...common,
      displayName: 'rules',
      rootDir: '.',
      // in Node itself, as the api's
      runtime: '<rootDir>/shared-contracts/testing/native/runtime.mjs',
      testEnvironment: '<rootDir>/shared-contracts/testing/native/environment.mjs',
      testMatch: ['<rootDir>/**/*.test.ts'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '/dist/',
        ...API.map((folder) => `<rootDir>/${folder}/`),
        '<rootDir>/deploy/e2e/',
      ],
    },
    {
      ...components,
      ...common,
      displayName: 'components',
      rootDir: '.',
      testMatch: ['<rootDir>/**/*.test.tsx'],
    },
    {
      ...common,
      displayName: 'api',
      rootDir: '.',
      // in Node itself, as the api runs, instead of a context for each file
      runtime: '<rootDir>/shared-contracts/testing/native/runtime.mjs',
      testEnvironment: '<rootDir>/shared-contracts/testing/native/environment.mjs',
      testMatch: API.map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
      testPathIgnorePatterns: ['/node_modules/', '/dist/'],
      globalSetup: '<rootDir>/api/testing/global-setup.ts',
      globalTeardown: '<rootDir>/api/testing/global-teardown.ts',
    },
  ],
};
