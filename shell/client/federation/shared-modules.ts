import type { ProvidedModule, ProvidedModules } from '../../composition/provided-module.ts';

/** what a remote was built for */
export interface Wanted {
  shareKey: string;
  /** '^1.2.0' */
  requiredVersion?: string | false | undefined;
  /** another version is refused in place of told of */
  strictVersion?: boolean | undefined;
}

const numbersOf = (version: string): number[] => version.split(/[-+]/, 1).join().split('.').map(Number);

/** npm's caret: no change of the leftmost number that is not zero, and nothing older. Remotes are built with no other ranges. */
export function satisfies(version: string, range: string): boolean {
  if (!range.startsWith('^')) return version === range;
  const [is, wanted] = [numbersOf(version), numbersOf(range.slice(1))];
  const fixed = wanted.findIndex((part) => part !== 0);
  for (const [place, part] of wanted.entries()) {
    const own = is[place] ?? Number.NaN;
    if (own === part) continue;
    return own > part && place > (fixed === -1 ? wanted.length - 1 : fixed);
  }
  return true;
}

/**
 * The one copy that the shell has: every remote gets it, whatever it was built with.
 * @throws when there is none, or when it is another version than a remote insists on
 */
export function sharedFor(
  modules: ProvidedModules,
  { shareKey, requiredVersion, strictVersion }: Wanted,
): ProvidedModule {
  const found = modules[shareKey];
  if (!found) throw new Error(`the shell does not share ${shareKey}`);
  if (requiredVersion && !satisfies(found.version, requiredVersion)) {
    const told = `${shareKey} ${found.version} of the shell is not ${requiredVersion}`;
    if (strictVersion) throw new Error(told);
    console.warn(told);
  }
  return found;
}
