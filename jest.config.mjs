/** the api, what extends it and what stands before it: their tests share a PostgreSQL */
const API = ['api', 'deploy/demo', 'deploy/dev', 'deploy/session'];

const common = {
  // a run has a folder for temporary files of its own, which goes with it
  cacheDirectory: '<rootDir>/node_modules/.cache/cairn/jest',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.[jt]sx?$': '<rootDir>/shared-contracts/testing/transform.mjs' },
  transformIgnorePatterns: ['/node_modules/'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/shared-contracts/testing/css-modules.mjs',
    '^@kit-shared$': '<rootDir>/shell/testing/kit-shared.mjs',
  },
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
  // __REMOTE__ is set by the environments
  globals: { __VERSION__: '0.0.0' },
};

export default {
  // a limit for what hangs, not a measure of speed: a machine shared with others stalls now and then
  testTimeout: 40_000,
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
      ...common,
      displayName: 'components',
      rootDir: '.',
      testEnvironment: '<rootDir>/shared-contracts/testing/jsdom-environment.mjs',
      testMatch: ['<rootDir>/**/*.test.tsx'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/'],
      setupFilesAfterEnv: [
        '<rootDir>/shared-contracts/testing/no-owner-stacks.mjs',
        '<rootDir>/shared-contracts/testing/patience.mjs',
        '<rootDir>/shared-contracts/testing/kit-messages.mjs',
        '<rootDir>/shared-contracts/testing/quiet-console.mjs',
      ],
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
