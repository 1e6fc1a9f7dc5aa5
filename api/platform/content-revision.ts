import type { EventSource } from './bus/source.ts';
import type { Clock } from './clock.ts';
import type { DatabaseHandle } from './db.ts';

/** notified by the triggers of migration 0201 */
export const CONTENT_CHANNEL = 'content';
/** well under what a caller waits for an answer */
const WAIT_MS = 8_000;

/** Which state the site's texts are in: another text, or another day, on which one with a date may come out, is another revision. */
export interface ContentRevision {
  read(): Promise<string>;
  /** As soon as it is not `known` any more, at the latest after some seconds. */
  after(known: string): Promise<string>;
  /** everybody who waits is answered: the process ends */
  release(): void;
}

export async function contentRevision(
  db: DatabaseHandle,
  source: Pick<EventSource, 'listen'>,
  clock: Pick<Clock, 'today'>,
  waitMs = WAIT_MS,
): Promise<ContentRevision> {
  const waiting = new Set<() => void>();
  let isOver = false;
  const release = () => {
    for (const go of waiting) go();
  };
  await source.listen(CONTENT_CHANNEL, release);

  const read = async () => {
    const { revision } = await db.selectFrom('content_revision').select('revision').executeTakeFirstOrThrow();
    return `${revision}.${clock.today()}`;
  };
  const change = (): { done: Promise<void>; cancel(): void } => {
    let cancel = () => {};
    const done = new Promise<void>((resolve) => {
      cancel = () => {
        clearTimeout(timer);
        waiting.delete(cancel);
        resolve();
      };
      const timer = setTimeout(cancel, waitMs);
      waiting.add(cancel);
    });
    return { done, cancel };
  };
  return {
    read,
    async after(known) {
      // before the look, so that no change comes in between
      const { done, cancel } = change();
      const now = await read().catch((error: unknown) => {
        cancel();
        throw error;
      });
      if (now !== known || isOver) {
        cancel();
        return now;
      }
      await done;
      return read();
    },
    release() {
      isOver = true;
      release();
    },
  };
}
