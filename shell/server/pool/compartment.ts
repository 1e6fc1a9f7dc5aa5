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

type Timer = NodeJS.Timeout | NodeJS.Immediate;

/** so many timers are remembered before they are looked through */
const SWEEP_FROM = 1000;
/** its code may clear a timer unseen: by its number, or by the timer's own `close`. Node marks it, and tells nobody in another way */
const isOver = (timer: Timer): boolean => Reflect.get(timer, '_destroyed') === true;

/**
 * Timers and the rest of a process for one version: it is known whose code runs, what it throws ends nothing, and once it is closed none of
 * its timers runs any more.
 */
export function compartmentOf({ begin, end, stray }: Watch): Compartment {
  const timers = { setTimeout, setInterval, setImmediate, queueMicrotask, clearTimeout, clearInterval, clearImmediate };
  /** timers that have not run yet, or that run again */
  const pending = new Set<Timer>();
  let sweepAt = SWEEP_FROM;
  let isClosed = false;
  const sweep = (): void => {
    for (const timer of pending) if (isOver(timer)) pending.delete(timer);
    sweepAt = Math.max(SWEEP_FROM, pending.size * 2);
  };
  const stop = (timer: Timer): void => {
    pending.delete(timer);
    // the first takes intervals as well
    if ('refresh' in timer) timers.clearTimeout(timer);
    else timers.clearImmediate(timer);
  };
  const known = <T extends Timer>(timer: T): T => {
    pending.add(timer);
    if (pending.size > sweepAt) sweep();
    // code of it that was under way goes on
    if (isClosed) stop(timer);
    return timer;
  };
  const cleared =
    (clear: (timer: never) => void) =>
    (timer: unknown): void => {
      // whatever code hands over: what is no timer is not in the set, and the process's own does nothing about it
      pending.delete(timer as Timer);
      clear(timer as never);
    };
  const guarded =
    (run: unknown) =>
    (...args: unknown[]): void => {
      if (isClosed || typeof run !== 'function') return;
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
    setTimeout(run: unknown, ms?: number, ...args: unknown[]) {
      const guard = guarded(run);
      const timer = timers.setTimeout(() => {
        pending.delete(timer);
        guard(...args);
      }, ms);
      return known(timer);
    },
    setInterval: (run: unknown, ms?: number, ...args: unknown[]) =>
      known(timers.setInterval(guarded(run), ms, ...args)),
    setImmediate(run: unknown, ...args: unknown[]) {
      const guard = guarded(run);
      const timer = timers.setImmediate(() => {
        pending.delete(timer);
        guard(...args);
      });
      return known(timer);
    },
    clearTimeout: cleared(timers.clearTimeout),
    clearInterval: cleared(timers.clearInterval),
    clearImmediate: cleared(timers.clearImmediate),
    queueMicrotask: (run: unknown) => timers.queueMicrotask(guarded(run)),
    require: (name: string) => {
      throw new Error(`${name} is not for remotes`);
    },
    close() {
      isClosed = true;
      for (const timer of pending) stop(timer);
    },
  };
}
