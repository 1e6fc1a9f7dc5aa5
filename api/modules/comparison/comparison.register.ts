import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { sweepComparisons } from './votes.ts';

const HOUR_MS = 3_600_000;

export function registerComparisons(_app: FastifyInstance, services: Services): void {
  services.jobs.every('old comparisons', HOUR_MS, () => sweepComparisons(services));
}
