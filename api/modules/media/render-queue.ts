/** in their order: a picture that is there, one that is drawn for somebody, one that nobody has asked for yet */
export type Priority = 'visitor' | 'drawing' | 'warming';

/** Runs at most `limit` jobs at once, of those that draw one; what is first in the order of priorities goes first. */
export interface RenderQueue {
  run<T>(priority: Priority, job: () => Promise<T>): Promise<T>;
}

export function createRenderQueue(limit: number): RenderQueue {
  const waiting: Record<Priority, (() => void)[]> = { visitor: [], drawing: [], warming: [] };
  let active = 0;
  let isDrawing = false;

  function next(): void {
    if (active >= limit) return;
    const start = waiting.visitor.shift() ?? (isDrawing ? undefined : nextDrawing());
    if (!start) return;
    active += 1;
    start();
  }
  function nextDrawing(): (() => void) | undefined {
    const start = waiting.drawing.shift() ?? waiting.warming.shift();
    isDrawing = start !== undefined;
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
        if (priority !== 'visitor') isDrawing = false;
        next();
      }
    },
  };
}
