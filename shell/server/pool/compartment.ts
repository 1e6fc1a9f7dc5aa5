import type { Compartment } from '../federation.ts';

const LEVELS = ['debug', 'log', 'info', 'warn', 'error', 'trace', 'dir', 'table', 'assert'] as const;

/** a console that writes, and leads nowhere */
export function plainConsole(real: Console): Console {
  const write = Object.fromEntries(
    LEVELS.map((level) => [level, (...args: unknown[]) => Reflect.apply(real[level], real, args)]),
  );
  const quiet = ['time', 'timeEnd', 'timeLog', 'count', 'countReset', 'group', 'groupCollapsed', 'groupEnd', 'clear'];
  // what code calls of a console, each of them
  return Object.freeze({
    ...write,
    ...Object.fromEntries(quiet.map((name) => [name, () => undefined])),
  }) as unknown as Console;
}

/** what libraries ask a process: nothing that ends it, names it or reaches another */
export function plainProcess(real: NodeJS.Process): object {
  const refuse = (name: string) => () => {
    throw new Error(`process.${name} is not for remotes`);
  };
  return Object.freeze({
    env: Object.freeze({ NODE_ENV: real.env.NODE_ENV }),
    platform: real.platform,
    version: real.version,
    versions: Object.freeze({ node: real.versions.node }),
    browser: false,
    argv: Object.freeze([]),
    cwd: () => '/',
    nextTick: (run: (...args: unknown[]) => void, ...args: unknown[]) => real.nextTick(run, ...args),
    emitWarning: () => undefined,
    on: () => undefined,
    once: () => undefined,
    off: () => undefined,
    ...Object.fromEntries(['exit', 'abort', 'kill', 'reallyExit', 'send'].map((name) => [name, refuse(name)])),
  });
}

interface Watch {
  /** code of the version begins to run by itself, and has run */
  begin(): void;
  end(): void;
  /** it threw where nobody waits for it */
  stray(error: unknown): void;
}

/** Timers and the rest of a process for one version: it is known whose code runs, and what it throws ends nothing. */
export function compartmentOf({ begin, end, stray }: Watch): Compartment {
  const timers = { setTimeout, setInterval, setImmediate, queueMicrotask };
  const guarded =
    (run: unknown) =>
    (...args: unknown[]): void => {
      if (typeof run !== 'function') return;
      begin();
      try {
        run(...args);
      } catch (error) {
        stray(error);
      } finally {
        end();
      }
    };
  return {
    process: Reflect.get(globalThis, 'process'),
    console,
    setTimeout: (run: unknown, ms?: number, ...args: unknown[]) => timers.setTimeout(guarded(run), ms, ...args),
    setInterval: (run: unknown, ms?: number, ...args: unknown[]) => timers.setInterval(guarded(run), ms, ...args),
    setImmediate: (run: unknown, ...args: unknown[]) => timers.setImmediate(guarded(run), ...args),
    queueMicrotask: (run: unknown) => timers.queueMicrotask(guarded(run)),
    require: (name: string) => {
      throw new Error(`${name} is not for remotes`);
    },
  };
}
