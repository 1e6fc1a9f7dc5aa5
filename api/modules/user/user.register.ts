import type { FastifyInstance } from 'fastify';
import { every } from '../../platform/every.ts';
import type { Services } from '../../platform/services.ts';

const HOUR_MS = 3_600_000;
const KEEP_LINKS_MS = 86_400_000;

/** Codes and links that are over, and counters that have run out, are of no use to anybody. */
export async function sweepProofs({ db, limits, clock }: Services): Promise<void> {
  const now = clock.now();
  await limits.sweep();
  await db
    .deleteFrom('one_time_codes')
    .where('expires_at', '<', new Date(now.getTime() - HOUR_MS))
    .execute();
  await db
    .deleteFrom('one_time_links')
    .where('expires_at', '<', new Date(now.getTime() - KEEP_LINKS_MS))
    .execute();
}

export const registerUsers = (app: FastifyInstance, services: Services): void =>
  every(app, HOUR_MS, 'old proofs', services.log, () => sweepProofs(services));
