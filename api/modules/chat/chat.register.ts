import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { forgetSpentTickets } from '../user/spent-tickets.ts';

const SWEEP_MS = 10 * 60_000;

/** Tickets that are of no use any more are forgotten. */
export async function registerChat(_app: FastifyInstance, services: Services): Promise<void> {
  services.jobs.every('spent tickets', SWEEP_MS, () => forgetSpentTickets(services));
}
