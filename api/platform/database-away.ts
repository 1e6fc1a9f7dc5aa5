import { Silent } from '@cairn/shared-contracts/node/pulse';
import { ConnectionLost, NoConnection } from './db.ts';
import { errorCode } from './error-code.ts';
import { messageOf } from './error-message.ts';

/** a database that stops, starts or is not there: SQLSTATE, and what the system says of a server that is away */
const AWAY: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE']);

export const isAwayCode = (code: string | undefined): boolean => code !== undefined && AWAY.has(code);

/** a name or a way that may come: as where containers are started in any order */
const UNREACHED: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
/** too_many_connections, and a server that cannot be reached from the one in between (pgbouncer) */
const FULL: ReadonlySet<string> = new Set(['53300', '08006', '08001']);
/** of the driver, which gives these no code */
const CUT_OFF = /^Connection terminated|^timeout e/;

/** why there is no connection, or the connection broke */
const isAway = (cause: unknown): boolean => {
  if (cause instanceof Silent) return true;
  const code = errorCode(cause);
  if (code === undefined) return CUT_OFF.test(messageOf(cause));
  return isAwayCode(code) || UNREACHED.has(code) || FULL.has(code);
};

const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;

/**
 * Whether waiting may mend it: the database cannot be reached. One that answers, and refuses, is there; and what lacks a file or
 * another service, by the same codes of the system, waits for no database.
 */
export function mayComeBack(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true;
  if (error instanceof NoConnection) return isAway(error.cause);
  return SQLSTATE.test(errorCode(error) ?? '') && isAway(error);
}
