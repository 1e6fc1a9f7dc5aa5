const LIMIT_MS = 5000;

/** waits for something that happens by itself soon; fails with `what` when it does not */
export async function until(what: string, isSo: () => boolean, limitMs = LIMIT_MS): Promise<void> {
  const end = performance.now() + limitMs;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`never happened: ${what}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
