import { inTrace, startTrace } from '@cairn/shared-contracts/node/trace';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

const FIRST_MS = 5_000;

/** Runs a job, each time in a trace of its own, shortly after the start and then again and again, never twice at a time. Closing the app waits for it. */
export function every(
  app: FastifyInstance,
  ms: number,
  name: string,
  log: Logger,
  job: () => Promise<unknown>,
  firstMs = FIRST_MS,
): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = inTrace(startTrace(), job)
      .catch((error: unknown) => log.error({ error: String(error), job: name }, 'a job failed'))
      .finally(() => {
        timer = timer && setTimeout(run, ms).unref();
      });
  };
  app.addHook('onReady', async () => {
    timer = setTimeout(run, firstMs).unref();
  });
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    timer = undefined;
    await running;
  });
}
