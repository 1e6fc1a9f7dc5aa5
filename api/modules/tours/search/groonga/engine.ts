import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { messageOf } from '../../../../platform/error-message.ts';

/** nobody is there, or nobody answers: another try may pass */
export class EngineAway extends Error {
  override readonly name = 'EngineAway';
}

/** the engine has read the command and does not carry it out */
export class EngineRefused extends Error {
  override readonly name = 'EngineRefused';
  /** a select of a table that is not there names it: no index has been built yet, or another program's database is there */
  readonly missingTable: string | undefined;

  constructor(message: string) {
    super(message);
    this.missingTable = /\[select\]\[table\] invalid name: <([^>]*)>/.exec(message)?.[1];
  }
}

const columns = z.array(z.object({ name: z.string(), type: z.nullable(z.string()) }));
const table = { n_hits: z.number(), columns, records: z.array(z.array(z.unknown())) };
const drilldowns = z.optional(z.record(z.string(), z.object(table)));
const selected = z.object({
  ...table,
  drilldowns,
  slices: z.optional(z.record(z.string(), z.object({ ...table, drilldowns }))),
});
const answer = z.object({
  header: z.object({ return_code: z.number(), error: z.optional(z.object({ message: z.string() })) }),
  body: z.optional(z.unknown()),
});

export type Table = z.output<z.ZodMiniObject<typeof table>>;
export type Selected = z.output<typeof selected>;
/** arguments of a command by name, as Groonga's reference has them */
export type Arguments = Readonly<Record<string, string | number>>;

export interface CallOptions {
  /** nobody waits for the answer any more; the engine goes on with the command. The call fails with the signal's reason */
  signal?: AbortSignal | undefined;
  /** name under which `request_cancel` finds the command while it runs */
  requestId?: string;
}

/** A Groonga server. Every call fails with EngineAway or EngineRefused, or with the reason of its signal. */
export interface Engine {
  /** one that nobody waits for any more is given up by the engine, too */
  select(args: Arguments): Promise<Selected>;
  /** a command that changes the database, or asks about it */
  run(command: string, args?: Arguments, options?: CallOptions): Promise<unknown>;
  /** adds records, or changes those that are there by `_key` */
  load(table: string, records: readonly object[], options?: CallOptions): Promise<void>;
}

/** How long a command may take. */
interface Limits {
  /** a visitor waits for it */
  selectMs: number;
  /** a batch of tours, an index over them, writing everything to the disk */
  changeMs: number;
}

const LIMITS: Limits = { selectMs: 5_000, changeMs: 120_000 };

/** @param url where its HTTP server is, http://127.0.0.1:10041 */
export function connectEngine(url: string, { selectMs, changeMs }: Limits = LIMITS): Engine {
  async function ask(
    command: string,
    init: Omit<RequestInit, 'signal'> & { query?: string; signal?: AbortSignal | undefined },
    limitMs: number,
  ): Promise<unknown> {
    const { query = '', signal, ...request } = init;
    const limit = AbortSignal.timeout(limitMs);
    let text: string;
    try {
      const response = await fetch(new URL(`/d/${command}${query}`, url), {
        ...{ method: 'POST', signal: signal ? AbortSignal.any([signal, limit]) : limit },
        ...request,
      });
      text = await response.text();
    } catch (error) {
      signal?.throwIfAborted();
      throw new EngineAway(`${command}: ${messageOf(error)}`);
    }
    const { header, body } = parsed(command, text);
    if (header.return_code !== 0) throw new EngineRefused(`${command}: ${header.error?.message ?? header.return_code}`);
    return body;
  }
  const form = (args: Arguments) =>
    new URLSearchParams(
      Object.entries({ ...args, command_version: 3 }).map(([name, value]): [string, string] => [name, String(value)]),
    );

  const named = ({ requestId }: CallOptions): Arguments => (requestId ? { request_id: requestId } : {});

  async function select(args: Arguments): Promise<Selected> {
    const requestId = randomUUID();
    try {
      return selected.parse(await ask('select', { body: form({ ...args, request_id: requestId }) }, selectMs));
    } catch (error) {
      // else it would go on for nobody; an engine that is gone has nothing to cancel
      if (error instanceof EngineAway)
        ask('request_cancel', { body: form({ id: requestId }) }, selectMs).catch(() => undefined);
      throw error;
    }
  }

  return {
    select,
    run: (command, args = {}, options = {}) =>
      ask(command, { body: form({ ...args, ...named(options) }), signal: options.signal }, changeMs),
    async load(table, records, options = {}) {
      if (records.length === 0) return;
      const query = `?${form({ table, ...named(options) })}`;
      const headers = { 'content-type': 'application/json' };
      await ask('load', { query, headers, body: JSON.stringify(records), signal: options.signal }, changeMs);
    },
  };
}

/** @throws EngineAway for what no Groonga says: something else listens there, or it was cut off */
function parsed(command: string, text: string): z.output<typeof answer> {
  try {
    return answer.parse(JSON.parse(text));
  } catch {
    throw new EngineAway(`${command}: no answer of Groonga's: ${text.slice(0, 200)}`);
  }
}
