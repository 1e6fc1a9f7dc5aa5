/** Work that is asked for while it runs, runs once more afterwards, however often it was asked for. */
export function oneAtATime(): (work: () => Promise<void>) => Promise<void> {
  let isRunning = false;
  let isAsked = false;
  return async (work) => {
    isAsked = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isAsked) {
        isAsked = false;
        await work();
      }
    } finally {
      isRunning = false;
    }
  };
}
