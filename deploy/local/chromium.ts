import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** the browser without its window: a page costs half of the processor's time in it */
const HEADLESS = ['/usr/bin/chromium-headless-shell'];
const FULL = [
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
  // without a window glyphs would be as wide as whole pixels, and fallback fonts no longer as wide as the fonts they stand for
  '--font-render-hinting=none',
];

const playwrights = (): string | undefined => {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
};

const firstOf = (paths: readonly string[]) => paths.find((path) => existsSync(path));
const isRoot = () => process.getuid?.() === 0;
const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Debian's package, where this may install it: its program lies in /usr/bin under the same name. */
function installed(name: string): string | undefined {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return undefined;
  process.stdout.write(`installing ${name} from Debian\n`);
  const isDone = run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', name]);
  return isDone ? firstOf([`/usr/bin/${name}`]) : undefined;
}

const NONE =
  'no Chromium found: install it (Debian: apt-get install chromium-headless-shell, or chromium to look at what runs), or run "npx playwright install chromium"';

/**
 * A Chromium with all it has, to be measured or looked at: CHROMIUM_PATH, the system's, Playwright's, else Debian's package when
 * this runs as root.
 * @throws with what to do when there is none
 */
export function findChromium(): string {
  const path = process.env.CHROMIUM_PATH ?? firstOf(FULL) ?? playwrights() ?? installed('chromium');
  if (!path) throw new Error(NONE);
  return path;
}

/**
 * CHROMIUM_PATH, else the one without a window, where nothing of the browser's own runs beside a page. A machine of CI gets it installed;
 * another one takes what there is.
 * @throws with what to do when there is none
 */
export function findWindowlessChromium(): string {
  const known = process.env.CHROMIUM_PATH ?? firstOf(HEADLESS);
  const path = known ?? (process.env.CI ? installed('chromium-headless-shell') : undefined);
  return path ?? findChromium();
}
