import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium, findWindowlessChromium } from '../local/chromium.ts';

/** somebody looks on: that takes a window */
const isSeen = ['--headed', '--debug', '--ui'].some((option) => process.argv.includes(option));
// the processes of the tests read this file too, without the command's options
process.env.CHROMIUM_PATH ??= isSeen ? findChromium() : findWindowlessChromium();

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  // limits for what hangs, not measures of speed: a machine shared with others stalls for many seconds now and then
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // one browser at a time: the site, its database and the browser share two cores
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // a machine shared with others stalls now and then; what passes only at another try is named as flaky
  retries: process.env.CI ? 2 : 0,
  // so many have one reason: what they say has to be read, not waited for
  maxFailures: process.env.CI ? 20 : 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['line']],
  outputDir: '../../test-results/e2e',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // it answers in place of the network: only the tests that are about it have one
    serviceWorkers: 'block',
    // a trace of every test costs as much as the test itself: what fails is traced at its second try, or with --trace on
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS },
  },
});
