export type Priority = 'visitor' | 'warming';

/** Runs at most `limit` jobs at once; what a visitor waits for goes before what is only warmed. */
export interface RenderQueue {
  run<T>(priority: Priority, job: () => Promise<T>): Promise<T>;
}

export function createRenderQueue(limit: number): RenderQueue {
  const waiting: Record<Priority, (() => void)[]> = { visitor: [], warming: [] };
  let active = 0;

  function next(): void {
    if (active >= limit) return;
    const start = waiting.visitor.shift() ?? waiting.warming.shift();
    if (!start) return;
    active += 1;
    start();
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
        next();
      }
    },
  };
}
