import type { FastifyInstance } from 'fastify';
import { every } from '../../platform/every.ts';
import type { Services } from '../../platform/services.ts';
import { sweepComparisons } from './votes.ts';

const HOUR_MS = 3_600_000;

export function registerComparisons(app: FastifyInstance, services: Services): void {
  every(app, HOUR_MS, 'old comparisons', services.log, () => sweepComparisons(services));
}
