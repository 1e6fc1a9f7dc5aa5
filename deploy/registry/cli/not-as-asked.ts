import type { KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Live, livePath, revisionPath } from '@cairn/shared-contracts/remote/release';
import { chainInStore } from '../chain-in-store.ts';
import { readShown } from '../live.ts';
import type { Context } from './command.ts';

/**
 * @param key the platform's, public half
 * @returns why shells would not take what the store says is a revision
 */
export async function forgeryIn(
  { store, environment }: Pick<Context, 'store' | 'environment'>,
  key: KeyObject,
  live: Live,
): Promise<string | undefined> {
  if (live.revision === 0) return undefined;
  const content = await store.get(revisionPath(environment, live.revision));
  const chain = chainInStore(store, key, environment);
  const held = content && (await chain.verify(content).catch((error: unknown) => String(error)));
  if (isDeepStrictEqual(held, live)) return undefined;
  return typeof held === 'string' ? held : 'it is not the revision of that number';
}

/** Revisions of the history that nobody signed who may. @returns revision → why it does not hold */
export async function unsignedIn(
  { store, environment, knownRootKey }: Pick<Context, 'store' | 'environment' | 'knownRootKey'>,
  history: readonly Live[],
): Promise<Map<number, string>> {
  const key = await knownRootKey();
  const chain = key && chainInStore(store, key, environment);
  const found = new Map<number, string>();
  for (const live of chain ? history : []) {
    const content = await store.get(revisionPath(environment, live.revision));
    const held = content && (await chain?.signed(content).catch((error: unknown) => String(error)));
    if (typeof held === 'string') found.set(live.revision, held);
  }
  return found;
}

const UNVERIFIED = 'signatures are not looked at: RELEASE_KEY is the file of the platform’s public key';

/**
 * Whoever may write into the store may put an old document back, or another one in its place. Shells do not take it; who looks shall hear of it.
 * @param live what was asked for last
 * @returns sentences, one for each thing that is wrong
 */
export async function notAsAsked(
  context: Pick<Context, 'store' | 'environment' | 'knownRootKey' | 'unchecked'>,
  live: Live,
): Promise<string[]> {
  const { store, environment } = context;
  const [shown, key] = await Promise.all([readShown(store, environment), context.knownRootKey()]);
  const found: string[] = [];
  if (live.revision > 0 && !key) context.unchecked(UNVERIFIED);
  const forgery = key && (await forgeryIn(context, key, live));
  if (forgery) found.push(`revision ${live.revision} does not hold, and no shell takes it: ${forgery}`);
  const path = livePath(environment);
  const way = `no shell goes back to it, and the next change puts revision ${live.revision} in its place`;
  if (shown && shown.revision < live.revision)
    found.push(`${path} is of revision ${shown.revision}, which is not the newest: ${way}`);
  else if (live.revision > 0 && !isDeepStrictEqual(shown, live))
    found.push(`${path} is not revision ${live.revision}: no shell takes it, and the next change mends it`);
  return found;
}
