import type { Gate } from '@cairn/shared-contracts/remote/near';
import type { LoadContext, PlacedFragment } from '@cairn/shared-contracts/remote/platform';
import { createContext, useContext } from 'react';
import type { PartRef } from './part-place.ts';
import type { UnitsSource } from './units-source.ts';

export interface SlotRuntime {
  source: UnitsSource;
  context: LoadContext;
  /** what renders wait for, by name: kept here, so that a repeated render finds the same promise */
  waits: Map<string, Promise<unknown>>;
  /** units that the page comes with: the server renders these, and only these */
  rendered: ReadonlySet<string>;
  /** those of `rendered` that come to life when their place comes near the screen */
  deferred: ReadonlySet<string>;
  /** server: script text with the calls made since the last time, streamed before the fragment is shown */
  collectCalls?(): string;
  nonce: string;
  /** browser: who wants to know where the parts of a remote stand; undefined where nobody does */
  refOf?(name: string): PartRef | undefined;
  /**
   * development: the HTML of a part stands and is not taken over yet.
   * @param wake takes over what waits to be wanted
   * @returns says that it is taken over, or gone
   */
  standing?(wake?: () => void): () => void;
}

/** what a deferred place tells its fragment: what to wait for, and whom to tell that it lives */
export const WaitContext = createContext<{ gate: Gate; onAlive(): void } | null>(null);
export const SlotRuntimeContext = createContext<SlotRuntime | null>(null);

export function useRuntime(): SlotRuntime {
  const runtime = useContext(SlotRuntimeContext);
  if (!runtime) throw new Error('a slot needs the composition above it');
  return runtime;
}

/** also what stands in `waits` for a unit whose code cannot be had */
export const never = new Promise<never>(() => {});

/** as of this render: HTML that never comes to life would hold the change that is being rendered, so it goes with it */
export function useLost(name: PlacedFragment['name']): boolean {
  const { source, waits } = useRuntime();
  return waits.get(source.unitOfFragment(name) ?? '') === never;
}
