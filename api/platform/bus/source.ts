import type { Listener } from '../listener.ts';

/** what transactions notify, PostgreSQL's name for the bus */
export const CHANNEL = 'bus';

/** How a process hears what others have committed. */
export interface BusSource {
  /** @param onEvent also runs, without a text, when events were lost: look for what was missed */
  listen(onEvent: (text: string | undefined) => void): Promise<void>;
  close(): Promise<void>;
}

/** Every process hears the database itself. */
export const databaseSource = (listener: Listener): BusSource => ({
  listen: (onEvent) => listener.listen(CHANNEL, onEvent),
  close: async () => undefined,
});
