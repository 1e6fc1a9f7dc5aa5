import pg from 'pg';
import type { Logger } from 'pino';
import { type Connection, clientConfig } from '../db.ts';

/** of the database: whoever holds it hands the bus's events on */
const LOCK = 4_710_015;

/** Which of all processes hands events on: PostgreSQL knows, and gives it to another one when that one's connection is gone. */
export interface Leadership {
  /** @returns whether this process is it now */
  take(): Promise<boolean>;
  giveUp(): Promise<void>;
  close(): Promise<void>;
}

export function createLeadership(connection: Connection, log: Logger): Leadership {
  let client: pg.Client | undefined;
  let isHeld = false;

  async function connected(): Promise<pg.Client> {
    if (client) return client;
    const next = new pg.Client(clientConfig(connection));
    const forget = () => {
      if (client === next) client = undefined;
      isHeld = false;
    };
    next.on('error', (error) => log.warn({ error: error.message }, 'the connection that holds the lead broke'));
    next.once('end', forget);
    client = next;
    await next.connect().catch((error: unknown) => {
      forget();
      throw error;
    });
    return next;
  }

  return {
    async take() {
      if (isHeld) return true;
      try {
        const { rows } = await (await connected()).query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [
          LOCK,
        ]);
        isHeld = rows[0]?.held === true;
      } catch (error) {
        log.warn({ error: String(error) }, 'nobody could ask for the lead');
        isHeld = false;
      }
      return isHeld;
    },
    async giveUp() {
      if (!isHeld) return;
      isHeld = false;
      await client?.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    },
    async close() {
      isHeld = false;
      await client?.end().catch(() => undefined);
    },
  };
}
