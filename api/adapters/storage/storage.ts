import type { Readable } from 'node:stream';

/** A part of a stored file; both ends inclusive, as HTTP counts. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Port: where uploaded files live. Keys are ours: lower case, digits, '-' and '/'. */
export interface FileStorage {
  /** keeps the file at `path`, which stays where it is; an earlier one under the key is replaced */
  put(key: string, path: string, type: string): Promise<void>;
  /** undefined when there is none */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** nothing happens when there is none */
  remove(key: string): Promise<void>;
}

/** A key that is none of ours never reaches a disk or a bucket. */
export function checkedKey(key: string): string {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(key)) throw new Error(`not a key of the storage: ${key}`);
  return key;
}
