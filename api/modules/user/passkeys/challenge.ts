import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db-types.ts';
import type { Services } from '../../../platform/services.ts';
import { type Asking, deviceOf } from '../asker.ts';
import { tokenHash } from '../tokens.ts';

const LIFETIME_SECONDS = 5 * 60;
export const CHALLENGE_MS = LIFETIME_SECONDS * 1_000;

/** For whom a challenge is good: a user who adds a passkey, or null for whoever logs in. */
export interface ChallengeOf {
  userId: number | null;
  asking: Asking;
}

const row = ({ userId, asking }: ChallengeOf) => ({ user_id: userId, device: deviceOf(asking) ?? '' });

/** Keeps the hash of a challenge that was given to a browser. */
export async function keepChallenge({ db, clock }: Services, challenge: string, of: ChallengeOf): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({
      ...row(of),
      challenge_hash: tokenHash(challenge),
      expires_at: new Date(clock.now().getTime() + CHALLENGE_MS),
    })
    .execute();
}

/** Takes a challenge out: it is good for one answer, by the browser that asked for it. @returns whether it was there and good */
export async function takeChallenge({ db, clock }: Services, challenge: string, of: ChallengeOf): Promise<boolean> {
  const { user_id, device } = row(of);
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', tokenHash(challenge))
    .where('user_id', 'is not distinct from', user_id)
    .where('device', '=', device)
    .returning('expires_at')
    .executeTakeFirst();
  return taken !== undefined && taken.expires_at > clock.now();
}

export const sweepChallenges = async (db: Kysely<Database>, now: Date): Promise<void> => {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute();
};
