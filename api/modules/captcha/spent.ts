import type { CaptchaProof } from '../../adapters/captcha/captcha.ts';
import type { DatabaseHandle } from '../../platform/db.ts';

/** Uses a proof up. @returns false when it was used before, on whichever node */
export async function spend(db: DatabaseHandle, { id, expiresAt }: CaptchaProof): Promise<boolean> {
  const row = await db
    .insertInto('captcha_spent')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** expired proofs are refused by themselves: nobody has to remember them */
export const forgetExpired = async (db: DatabaseHandle): Promise<void> => {
  await db.deleteFrom('captcha_spent').where('expires_at', '<', new Date()).execute();
};
