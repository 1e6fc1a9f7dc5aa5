import type { EventEmitter } from 'node:events';

interface Options {
  log: { error(fields: object, message: string): void };
  /** ends the process: whoever supervises it starts a new one */
  giveUp(): void;
  /** so many within `withinMs` are no accident: the process is not to be trusted any longer */
  limit?: number;
  withinMs?: number;
  /** tests have an emitter of their own */
  process?: EventEmitter;
}

/**
 * What throws where nobody waits for it — a promise that was let go, a timer, an event — costs the request it belongs to, not the
 * process and with it everybody else's. Each is logged; a burst of them ends the process.
 */
export function outliveStrayErrors({
  log,
  giveUp,
  limit = 20,
  withinMs = 60_000,
  process: emitter = process,
}: Options): void {
  let recent: number[] = [];
  const outlive = (error: unknown, origin: string) => {
    const now = performance.now();
    recent = [...recent.filter((at) => now - at < withinMs), now];
    log.error({ err: error instanceof Error ? error : new Error(String(error)), origin }, 'nobody caught an error');
    if (recent.length < limit) return;
    log.error({ errors: recent.length, withinMs }, 'too many of them: the process ends');
    giveUp();
  };
  emitter.on('unhandledRejection', (reason: unknown) => outlive(reason, 'a promise'));
  emitter.on('uncaughtException', (error: unknown) => outlive(error, 'an event or a timer'));
}
