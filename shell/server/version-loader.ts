import type { Release } from '@cairn/shared-contracts/remote/release';

/** A version as it is handed to whoever loads it: all of it is checked against its hashes. */
export interface VerifiedVersion {
  release: Release;
  /** its server bundle */
  code: string;
  /** its style sheets' texts, by file */
  styles: ReadonlyMap<string, string>;
}

/** What became of its modules. */
export interface LoadResult {
  /** exposed module → why it cannot be had; loses what comes late */
  failures: Map<string, string>;
  /** modules that were too late have come, or will not */
  late?: Promise<unknown>;
}

/** Where the code of remotes runs. */
export interface VersionLoader {
  /** rejects when the version cannot be had at all */
  load(version: VerifiedVersion): Promise<LoadResult>;
  /** These, 'mf-tour@1.1.0', may be for all visitors in a moment: resolves when wherever pages are rendered has them loaded, or cannot. */
  prepare(keys: ReadonlySet<string>): Promise<void>;
  /** these are for all visitors: resolves when wherever pages are rendered has them */
  serve(keys: ReadonlySet<string>): Promise<void>;
  unload(release: Release): void;
}
