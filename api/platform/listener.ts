import pg from 'pg';
import type { Logger } from 'pino';
import { type Connection, clientConfig } from './db.ts';

const RETRY_MS = 500;

/** The process's one connection that LISTENs. It comes back by itself; what was notified in between is lost. */
export interface Listener {
  /** `onEvent` also runs, without a payload, after a reconnect: look for what was missed */
  listen(channel: string, onEvent: (payload: string | undefined) => void): Promise<void>;
  /** nobody hears the channel any more */
  unlisten(channel: string): Promise<void>;
  close(): Promise<void>;
}

export async function createListener(connection: Connection, log: Logger): Promise<Listener> {
  const handlers = new Map<string, ((payload: string | undefined) => void)[]>();
  let isClosed = false;
  let isReopening = false;
  let turn: Promise<unknown> = Promise.resolve();
  let client = await open();

  async function open(): Promise<pg.Client> {
    const next = new pg.Client(clientConfig(connection));
    next.on('notification', ({ channel, payload }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload);
    });
    next.on('error', (error) => log.warn({ error: error.message }, 'listening connection broke'));
    next.once('end', reopen);
    await next.connect();
    for (const channel of handlers.keys()) await next.query(`LISTEN ${next.escapeIdentifier(channel)}`);
    return next;
  }

  /** a connection does one thing at a time, and its driver holds no queue */
  function ask(verb: 'LISTEN' | 'UNLISTEN', channel: string): Promise<unknown> {
    const asked = turn.then(() => client.query(`${verb} ${client.escapeIdentifier(channel)}`));
    turn = asked.catch(() => undefined);
    return asked;
  }

  function reopen(): void {
    // a try that fails says so twice, by its error and by its end: answered each, the tries would double every time
    if (isClosed || isReopening) return;
    isReopening = true;
    setTimeout(async () => {
      if (isClosed) return;
      const next = await open().catch(() => undefined);
      isReopening = false;
      if (!next) return reopen();
      client = next;
      for (const group of handlers.values()) for (const handler of group) handler(undefined);
    }, RETRY_MS).unref();
  }

  return {
    async listen(channel, onEvent) {
      const known = handlers.get(channel);
      handlers.set(channel, [...(known ?? []), onEvent]);
      if (!known) await ask('LISTEN', channel);
    },
    async unlisten(channel) {
      handlers.delete(channel);
      await ask('UNLISTEN', channel);
    },
    async close() {
      isClosed = true;
      await client.end();
    },
  };
}
