import type { Listener } from '../listener.ts';

/** what transactions notify, PostgreSQL's name for the bus */
export const CHANNEL = 'bus';

/** How a process hears what others have committed, by the channel that their transactions notify. */
export interface EventSource {
  /** @param onEvent also runs, without a text, when events were lost: look for what was missed */
  listen(channel: string, onEvent: (text: string | undefined) => void): Promise<void>;
  close(): Promise<void>;
}

/** Every process hears the database itself. */
export const databaseSource = (listener: Listener): EventSource => ({
  listen: listener.listen,
  close: async () => undefined,
});
