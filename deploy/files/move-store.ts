import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { filesBelow } from '@cairn/shared-contracts/build/files';
import * as z from 'zod';
import type { ObjectStore } from '../registry/object-store.ts';

/** what a store writes before it renames it: nobody's file yet */
const DRAFT = /\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\.draft)?$/;
/** of what was moved; where more is gone, a disk is rather not mounted, or partly cleaned */
const GONE_UNASKED = 0.1;
/** a bucket answers many at once, and each is held in memory */
const AT_ONCE = 8;

/** A line of the journal: this file lies in the bucket, and was read back from there. */
const moved = z.object({
  target: z.string(),
  path: z.string(),
  size: z.number(),
  mtimeMs: z.number(),
  sha256: z.string(),
});
type Moved = z.output<typeof moved>;
/** And this one lay there until it was taken out. */
const removed = z.object({ target: z.string(), path: z.string(), removed: z.literal(true) });
type Removed = z.output<typeof removed>;

export interface Progress {
  files: number;
  /** of those, dealt with */
  done: number;
  bytes: number;
}

export interface MoveOptions {
  /** the folder that is moved; it stays as it is */
  from: string;
  to: Pick<ObjectStore, 'get' | 'put' | 'remove'>;
  /** names the bucket and the folder in it: what lies in another does not lie here */
  target: string;
  /** a file that remembers what is there already: the same command goes on where it was cut off */
  journal: string;
  /** takes out of the bucket what was moved there and is no longer in the folder; without it that is only told */
  prune?: boolean;
  /** how many somebody expects to be taken out: asked for where it is much */
  confirmed?: number;
  onProgress?(progress: Progress): void;
}

export interface Outcome extends Progress {
  /** what was there already */
  before: number;
  /** moved earlier, and no longer in the folder */
  gone: readonly string[];
  /** of those, taken out of the bucket: none where anything failed */
  removed: number;
  /** path and what is wrong with it */
  failed: readonly { path: string; reason: string }[];
}

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** undefined for one that was cut off with the program */
function entryOf(line: string): Moved | Removed | undefined {
  try {
    return z.union([moved, removed]).safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

async function readJournal(journal: string, target: string): Promise<Map<string, Moved>> {
  const text = await readFile(journal, 'utf8').catch(() => '');
  const known = new Map<string, Moved>();
  for (const line of text.split('\n')) {
    const entry = entryOf(line);
    if (entry?.target !== target) continue;
    if ('removed' in entry) known.delete(entry.path);
    else known.set(entry.path, entry);
  }
  // what comes next is a line of its own
  if (text !== '' && !text.endsWith('\n')) await appendFile(journal, '\n');
  return known;
}

async function listFiles(from: string): Promise<string[]> {
  return (await filesBelow(from)).filter((path) => !DRAFT.test(path)).sort();
}

/** Each path by one of a few; what goes wrong with one stops none of the others. */
async function forEach(
  paths: readonly string[],
  onProgress: MoveOptions['onProgress'],
  work: (path: string) => Promise<number>,
): Promise<Omit<Outcome, 'before' | 'gone' | 'removed'>> {
  const failed: { path: string; reason: string }[] = [];
  const progress = { files: paths.length, done: 0, bytes: 0 };
  // one iterator for all: each takes the next
  const left = paths.values();
  const take = async () => {
    for (const path of left) {
      try {
        const bytes = await work(path);
        progress.bytes += bytes;
      } catch (error) {
        failed.push({ path, reason: error instanceof Error ? error.message : String(error) });
      }
      progress.done += 1;
      onProgress?.(progress);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
  return { ...progress, failed };
}

/** 'image/', undefined for a file that lies in no folder */
const topFolder = (path: string): string | undefined => /^[^/]+\//.exec(path)?.[0];

/** Folders at the top of which nothing is left that was moved. */
function emptied(moved: readonly string[], gone: ReadonlySet<string>): string[] {
  const left = new Set(moved.filter((path) => !gone.has(path)).map(topFolder));
  const folders = new Set(moved.flatMap((path) => topFolder(path) ?? []));
  return [...folders].filter((folder) => !left.has(folder)).sort();
}

/** @throws where so much is gone that a disk may not be mounted: that is no reason to empty a bucket */
function expectWanted(from: string, moved: readonly string[], gone: readonly string[], confirmed?: number): void {
  const folders = emptied(moved, new Set(gone));
  const isMuch = folders.length > 0 || gone.length > moved.length * GONE_UNASKED;
  if (confirmed === undefined ? !isMuch : confirmed === gone.length) return;
  throw new Error(
    [
      `${gone.length} of ${moved.length} files that were moved are no longer in ${from}`,
      ...(folders.length > 0 ? [`, all of ${folders.join(', ')} among them`] : []),
      `. Is every disk mounted? Where they were removed on purpose: --prune --confirm ${gone.length}`,
    ].join(''),
  );
}

/** whatever keeps a file from being looked at does not say that it is gone */
const isGone = (file: string): Promise<boolean> =>
  stat(file).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );

/**
 * Copies a folder into a bucket, each file read back and compared by its hash before it counts as moved.
 * @throws before anything is copied, where so much would be taken out that somebody has to confirm it
 */
export async function moveStore(options: MoveOptions): Promise<Outcome> {
  const { from, to, target, journal, prune, confirmed, onProgress } = options;
  const known = await readJournal(journal, target);
  const paths = await listFiles(from);
  const there = new Set(paths);
  const moved = [...known.keys()];
  const gone = moved.filter((path) => !there.has(path)).sort();
  if (prune && gone.length > 0) {
    if (there.size === 0) throw new Error(`${from} is empty, and ${gone.length} files were moved from it`);
    expectWanted(from, moved, gone, confirmed);
  }
  let before = 0;
  const outcome = await forEach(paths, onProgress, async (path) => {
    const file = join(from, path);
    const { size, mtimeMs } = await stat(file);
    const earlier = known.get(path);
    if (earlier?.size === size && earlier.mtimeMs === mtimeMs) {
      before += 1;
      return 0;
    }
    const content = await readFile(file);
    const sha256 = hashOf(content);
    await to.put(path, content);
    await expectThere(to, path, sha256);
    await appendFile(journal, `${JSON.stringify({ target, path, size, mtimeMs, sha256 } satisfies Moved)}\n`);
    return size;
  });
  let removed = 0;
  for (const path of prune && outcome.failed.length === 0 ? gone : []) {
    // it may have come back while others were copied
    if (!(await isGone(join(from, path)))) continue;
    await to.remove(path);
    await appendFile(journal, `${JSON.stringify({ target, path, removed: true } satisfies Removed)}\n`);
    removed += 1;
  }
  return { ...outcome, before, gone, removed };
}

/** @throws where the bucket has it not, or another one */
async function expectThere(to: Pick<ObjectStore, 'get'>, path: string, sha256: string): Promise<void> {
  const there = await to.get(path);
  if (!there) throw new Error('is not in the bucket');
  if (hashOf(there) !== sha256) throw new Error('is another one in the bucket');
}

/** Reads every file of a folder from the bucket again. */
export async function checkStore({
  from,
  to,
  onProgress,
}: Pick<MoveOptions, 'from' | 'onProgress'> & { to: Pick<ObjectStore, 'get'> }): Promise<Outcome> {
  const outcome = await forEach(await listFiles(from), onProgress, async (path) => {
    const file = join(from, path);
    await expectThere(to, path, await hashOfFile(file));
    return (await stat(file)).size;
  });
  return { ...outcome, before: 0, gone: [], removed: 0 };
}
