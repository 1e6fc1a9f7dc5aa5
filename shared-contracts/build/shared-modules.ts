import kit from '../package.json' with { type: 'json' };
import { KIT_VERSION } from './kit-version.ts';

/**
 * The one list of what shell and remotes share at run time. The shell is the only provider: `import: false` keeps copies out of
 * the remotes. Adding a line here makes every visitor download it with the shell.
 */
export const KIT_PREFIX = '@cairn/shared-contracts/ui/';
export const PLATFORM = '@cairn/shared-contracts/remote/platform';
export const KIT_RANGE = `^${KIT_VERSION}`;

const singleton = (requiredVersion: string) => ({ singleton: true, import: false as const, requiredVersion });

export const SHARED_BY_REMOTES = {
  react: singleton('^19.3.0'),
  'react/jsx-runtime': singleton('^19.3.0'),
  'react-dom': singleton('^19.3.0'),
  'react-router': singleton('^8.5.0'),
  [PLATFORM]: singleton(KIT_RANGE),
  [KIT_PREFIX]: { ...singleton(KIT_RANGE), strictVersion: true },
};

/** kit components by subpath, 'button', from the package's exports */
export function kitSubpaths(): string[] {
  return Object.keys(kit.exports).flatMap((path) => /^\.\/ui\/([\w-]+)$/.exec(path)?.[1] ?? []);
}
