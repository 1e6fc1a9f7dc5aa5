import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { sweepDevices } from './known-devices.ts';
import { handleLoginMessages } from './login-message.ts';
import { sweepChallenges } from './passkeys/challenge.ts';
import { sweepRegistrations } from './pending-registration.ts';

const HOUR_MS = 3_600_000;
const KEEP_LINKS_MS = 86_400_000;

/** Codes and links that are over, and counters that have run out, are of no use to anybody. */
export async function sweepProofs(services: Services): Promise<void> {
  const { db, limits, clock } = services;
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  await limits.sweep();
  await sweepChallenges(db, clock.now());
  await db.deleteFrom('one_time_codes').where('expires_at', '<', before(HOUR_MS)).execute();
  await db.deleteFrom('one_time_links').where('expires_at', '<', before(KEEP_LINKS_MS)).execute();
  await sweepRegistrations(services);
  await sweepDevices(services);
}

export function registerUsers(_app: FastifyInstance, services: Services): void {
  handleLoginMessages(services);
  services.jobs.every('old proofs', HOUR_MS, () => sweepProofs(services));
}
