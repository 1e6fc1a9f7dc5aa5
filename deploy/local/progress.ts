const started = performance.now();

/** one line a step, with the seconds since the start */
export function step(text: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`${seconds} s  ${text}\n`);
}
