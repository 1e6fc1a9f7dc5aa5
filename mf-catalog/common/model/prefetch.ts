/** Fetches code ahead of need, as an event handler. That it cannot be had shows where it is wanted, not here. */
export const prefetch = (load: () => Promise<unknown>) => (): void => {
  load().catch(() => undefined);
};
