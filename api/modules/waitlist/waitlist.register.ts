import type { FastifyInstance } from 'fastify';
import { every } from '../../platform/every.ts';
import type { Services } from '../../platform/services.ts';
import { sweepWaitlists } from './sweep.ts';

const SWEEP_MS = 15_000;

export async function registerWaitlist(app: FastifyInstance, services: Services): Promise<void> {
  every(app, SWEEP_MS, 'waitlists', services.log, () => sweepWaitlists(services));
}
