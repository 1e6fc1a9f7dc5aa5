import type { Latency } from './percentiles.ts';

export interface IndexFigures {
  tours: number;
  /** milliseconds, one per build */
  buildMs: number[];
  /** live objects and arrays */
  cacheMb: number;
  /** growth of the process, the driver's buffers included */
  rssMb: number;
  /** the index as a file, and milliseconds to begin with it, one per try */
  snapshot: { mb: number; readMs: number[] };
  latency: Latency;
  /** one per query, see queries.ts */
  fingerprints: string[];
}

export interface SqlFigures {
  latency: Latency;
  /** queries answered otherwise than by the index */
  different: string[];
}

/** a search engine beside the index, asked the same */
export interface EngineFigures {
  version: string;
  buildMs: number;
  diskMb: number;
  latency: Latency;
  /** queries answered otherwise than by the index */
  different: string[];
}

/** what a run that measures nothing finds out */
export interface AgreementFigures {
  tours: number;
  departures: number;
  sql: SqlFigures;
}

export interface CallFigures {
  title: string;
  latency: Latency;
  /** calls a second */
  rate: number;
  failed: number;
}

export interface SearchFigures {
  tours: number;
  departures: number;
  queries: number;
  index: IndexFigures;
  sql: SqlFigures;
  calls: CallFigures[];
  /** from the end of a transaction until a call shows it */
  freshness: Latency;
  /** milliseconds from the start of an api that has a snapshot until it answers; the database runs already */
  readyMs: number;
}
