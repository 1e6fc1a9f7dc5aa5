import * as z from 'zod/mini';
import { messageOf } from '../../../../platform/error-message.ts';

/** nobody is there, or nobody answers: another try may pass */
export class EngineAway extends Error {
  override readonly name = 'EngineAway';
}

/** the engine has read the command and does not carry it out */
export class EngineRefused extends Error {
  override readonly name = 'EngineRefused';
  /** nothing of that name: no index has been built yet, or another program's database is there */
  readonly isNameless: boolean;

  constructor(message: string) {
    super(message);
    this.isNameless = message.includes('invalid name');
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

/** A Groonga server. Every call fails with EngineAway or EngineRefused. */
export interface Engine {
  select(args: Arguments): Promise<Selected>;
  /** a command that changes the database, or asks about it */
  run(command: string, args?: Arguments): Promise<unknown>;
  /** adds records, or changes those that are there by `_key` */
  load(table: string, records: readonly object[]): Promise<void>;
}

/** a visitor waits for it */
const SELECT_MS = 5_000;
/** a batch of tours, an index over them, writing everything to the disk */
const CHANGE_MS = 120_000;

/** @param url where its HTTP server is, http://127.0.0.1:10041 */
export function connectEngine(url: string): Engine {
  async function ask(command: string, init: RequestInit & { query?: string }, limitMs: number): Promise<unknown> {
    const { query = '', ...request } = init;
    let text: string;
    try {
      const response = await fetch(new URL(`/d/${command}${query}`, url), {
        ...{ method: 'POST', signal: AbortSignal.timeout(limitMs) },
        ...request,
      });
      text = await response.text();
    } catch (error) {
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

  return {
    select: async (args) => selected.parse(await ask('select', { body: form(args) }, SELECT_MS)),
    run: (command, args = {}) => ask(command, { body: form(args) }, CHANGE_MS),
    async load(table, records) {
      if (records.length === 0) return;
      const query = `?${form({ table })}`;
      const headers = { 'content-type': 'application/json' };
      await ask('load', { query, headers, body: JSON.stringify(records) }, CHANGE_MS);
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
