import type { Release } from '@cairn/shared-contracts/remote/release';
import type { PlannedExperiment } from '../composition/boot.ts';

export type { PlannedExperiment };

/** What a renderer is told of one remote of a composition: plain data, since it may run elsewhere. */
export type PlannedRemote =
  | {
      kind: 'version';
      name: string;
      /** 'mf-tour@1.1.0': loaded where the page is rendered */
      key: string;
      /** exposed modules that this page goes without: they did not load, or failed on this very page */
      down: string[];
      /** whether another version can take the place of this one where a unit of it fails */
      hasNext: boolean;
    }
  /** no version can be had; `claims`: the releases whose addresses are away, not unknown */
  | { kind: 'down'; name: string; claims: Release[] };

/** A composition without any code: which version of every remote one visitor gets. */
export interface CompositionPlan {
  /** 'mf-catalog@1.0.0,mf-tour@1.1.0,mf-chat@down' */
  header: string;
  /** absolute address before the store's paths, as browsers reach it */
  cdn: string;
  remotes: PlannedRemote[];
  /** those that this visitor is in: of two variants with the same versions each is a page of its own */
  experiments?: PlannedExperiment[];
}
