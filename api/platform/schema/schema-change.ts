import type { Kysely } from 'kysely';

/** What a migration is given beside its connection. */
export interface Progress {
  /** what /healthz and the log say while it takes its time */
  tell(note: string): void;
}

/**
 * A module of api/migrations. Two releases work on one schema while one replaces the other: a migration only adds (decision 84). What an older
 * release needs goes in one whose name ends with `.contract`.
 */
export interface SchemaChange {
  /** in one transaction, which waits for a lock for a second at most and is tried again */
  // biome-ignore lint/suspicious/noExplicitAny: as Kysely's Migration has it: a migration knows no tables, a test of one hands it some
  up(db: Kysely<any>, progress: Progress): Promise<void>;
  /**
   * false: each statement is committed by itself, for indexes (buildIndex) and many rows (inBatches). Broken off, it is begun again: every
   * statement can be repeated.
   */
  readonly transaction?: false;
  /** tables that it reads or writes whole under a lock, and why that is short: rows and time */
  readonly bounded?: Readonly<Record<string, string>>;
}

export type SchemaChanges = Readonly<Record<string, SchemaChange>>;

/** Takes away what an older release needs: runs when none is connected. */
export const isContract = (name: string): boolean => name.endsWith('.contract');
