import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { sweepWaitlists } from './sweep.ts';

const SWEEP_MS = 15_000;

export async function registerWaitlist(_app: FastifyInstance, services: Services): Promise<void> {
  services.jobs.every('waitlists', SWEEP_MS, () => sweepWaitlists(services));
}
