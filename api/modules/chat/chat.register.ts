import type { FastifyInstance } from 'fastify';
import { every } from '../../platform/every.ts';
import type { Services } from '../../platform/services.ts';
import { forgetSpentTickets } from '../user/spent-tickets.ts';

const SWEEP_MS = 10 * 60_000;

/** Tickets that are of no use any more are forgotten. */
export async function registerChat(app: FastifyInstance, services: Services): Promise<void> {
  every(app, SWEEP_MS, 'spent tickets', services.log, () => forgetSpentTickets(services));
}
