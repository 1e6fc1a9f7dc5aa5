/** What was started ends in its order when this process is asked to, once, and the process with it. */
export function stopOnSignal(stop: () => Promise<void>, code = 0): void {
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    void stop().finally(() => process.exit(code));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
