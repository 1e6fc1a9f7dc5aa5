import { isDeepStrictEqual } from 'node:util';
import type { Live, LiveRemote } from '@cairn/shared-contracts/remote/release';
import type { Edit } from '../live.ts';
import { Refusal } from '../refusal.ts';
import { readManifest } from '../releases.ts';
import type { Context } from './command.ts';

/**
 * A state of long ago may come with a fallback that was cleared away since. It is taken up without it: shells would look for it in vain, and
 * a way back must not fail for what only stands behind it.
 */
export async function withFallbackInStore(
  { store, tell }: Pick<Context, 'store' | 'tell'>,
  name: string,
  base: Live,
  edit: Edit,
): Promise<Edit> {
  const fallback = edit(base.remotes[name], base)?.fallback;
  if (!fallback || isDeepStrictEqual(fallback, base.remotes[name]?.fallback)) return edit;
  try {
    await readManifest(store, name, fallback.version);
    return edit;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    tell(`nothing stands behind it: ${error.message}`);
  }
  const without = (remote: LiveRemote | undefined): LiveRemote | undefined => {
    if (remote?.fallback?.version !== fallback.version) return remote;
    const { fallback: _gone, ...rest } = remote;
    return rest;
  };
  return (current, live) => without(edit(current, live));
}
