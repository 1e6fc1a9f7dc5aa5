import type { Arguments, Engine } from '../groonga/engine.ts';

/** A command that changes the database, and those before it. */
export interface Command {
  command: string;
  table: string | undefined;
  before: readonly Command[];
}

/** The engine with somebody who looks at each command that changes it first; what he throws, the command throws. */
export function watched(engine: Engine, look: (command: Command) => unknown): Engine {
  const before: Command[] = [];
  async function told(command: string, args: Arguments | undefined): Promise<void> {
    const one = { command, table: args?.table === undefined ? undefined : String(args.table), before: [...before] };
    before.push(one);
    await look(one);
  }
  return {
    select: (...args) => engine.select(...args),
    async run(command, args, ...rest) {
      await told(command, args);
      return engine.run(command, args, ...rest);
    },
    async load(table, records, ...rest) {
      await told('load', { table });
      return engine.load(table, records, ...rest);
    },
  };
}

/** An engine that stands still before the first command of that kind, as a process does that gets no time. */
export function pauseBefore(engine: Engine, isIt: (command: Command) => boolean) {
  const reached = Promise.withResolvers<void>();
  const resumed = Promise.withResolvers<void>();
  return {
    reached: reached.promise,
    resume: resumed.resolve,
    engine: watched(engine, async (command) => {
      if (!isIt(command)) return;
      reached.resolve();
      await resumed.promise;
    }),
  };
}
