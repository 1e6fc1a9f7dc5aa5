/** in their order: a picture that is there, one that is drawn for somebody, one that nobody has asked for yet */
export type Priority = 'visitor' | 'drawing' | 'warming';

/** What is first in the order of priorities goes first. */
export interface RenderQueue {
  run<T>(priority: Priority, job: () => Promise<T>): Promise<T>;
}

/**
 * @param limit so many jobs run at once
 * @param drawings so many of them may draw: the rest of the places is for pictures that are there
 */
export function createRenderQueue(limit: number, drawings = Math.max(1, limit - 1)): RenderQueue {
  const waiting: Record<Priority, (() => void)[]> = { visitor: [], drawing: [], warming: [] };
  let active = 0;
  let drawing = 0;

  function next(): void {
    if (active >= limit) return;
    const start = waiting.visitor.shift() ?? (drawing < drawings ? nextDrawing() : undefined);
    if (!start) return;
    active += 1;
    start();
  }
  function nextDrawing(): (() => void) | undefined {
    const start = waiting.drawing.shift() ?? waiting.warming.shift();
    if (start) drawing += 1;
    return start;
  }

  return {
    async run(priority, job) {
      await new Promise<void>((resolve) => {
        waiting[priority].push(resolve);
        next();
      });
      try {
        return await job();
      } finally {
        active -= 1;
        if (priority !== 'visitor') drawing -= 1;
        next();
      }
    },
  };
}
