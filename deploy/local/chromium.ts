import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** what a container's Chromium needs, and nothing that looks for the outside world */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const playwrights = (): string | undefined => {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
};

const isRoot = () => process.getuid?.() === 0;
const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/**
 * A Chromium for tests: CHROMIUM_PATH, the system's, Playwright's, else Debian's package when this runs as root.
 * @throws with what to do when there is none
 */
export function findChromium(): string {
  const known = process.env.CHROMIUM_PATH ?? SYSTEM.find((path) => existsSync(path)) ?? playwrights();
  if (known) return known;
  if (isRoot() && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('installing Chromium from Debian\n');
    if (run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium']))
      return '/usr/bin/chromium';
  }
  throw new Error(
    'no Chromium found: install it (Debian: apt-get install chromium), or run "npx playwright install chromium"',
  );
}
