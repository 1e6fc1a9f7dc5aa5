import type { Release } from '@cairn/shared-contracts/remote/release';
import type { ShellAssets } from '../composition/boot.ts';

/** A name that a release imports of a shared module, and that this shell's module does not export: undefined in the page. */
export interface UnmetNeed {
  file: string;
  reason: string;
  /** of the shell */
  owner: string;
}

const SHELL = 'the shell';

export function unmetNeeds(
  { needs = {} }: Pick<Release, 'needs'>,
  { gives, owner = SHELL }: Pick<ShellAssets, 'gives' | 'owner'>,
): UnmetNeed[] {
  // built before it wrote down what it gives
  if (!gives) return [];
  return Object.entries(needs).flatMap(([module, names]) => {
    // what a release names is its own word: 'constructor' is no module
    const given = Object.hasOwn(gives, module) ? gives[module] : undefined;
    return Object.entries(names)
      .filter(([name]) => !given?.includes(name))
      .map(([name, file]) => ({
        file,
        reason: `needs ${name} of ${module}, which the shell does not give`,
        owner,
      }));
  });
}

/** all of them in one line, for a shell's refusal; undefined where there is none */
export const toldNeeds = (unmet: readonly UnmetNeed[]): string | undefined =>
  unmet.length === 0 ? undefined : unmet.map(({ file, reason, owner }) => `${file} ${reason} (${owner})`).join('; ');
