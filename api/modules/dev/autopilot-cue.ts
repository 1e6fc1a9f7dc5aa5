import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';

/** Outbox entries that the autopilot answers to. */
export const AUTOPILOT_CONFIRM = 'autopilot.confirm';
export const AUTOPILOT_ANSWER = 'autopilot.answer';

interface Cues {
  confirm: { request_id: number };
  answer: { message_id: number };
}

/** Lets the demonstration's organizer act a little later, when there is one. It comes due in the outbox, so a restart does not lose it. */
export async function cueAutopilot<K extends keyof Cues>(
  { env, outbox }: Services,
  trx: Kysely<Database>,
  cue: K,
  payload: Cues[K],
): Promise<void> {
  if (!env.AUTOPILOT) return;
  const kind = cue === 'confirm' ? AUTOPILOT_CONFIRM : AUTOPILOT_ANSWER;
  // by the system's clock, as the outbox itself reads it
  await outbox.add(trx, kind, payload, new Date(Date.now() + env.AUTOPILOT_DELAY_MS));
}
