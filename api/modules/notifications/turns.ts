import type { NotificationKind } from '@cairn/shared-contracts/api/user.schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';

/** what is told as news, not because something happened that waits for its reader */
export const NEWS_KINDS = ['price_drops', 'journal'] as const satisfies readonly NotificationKind[];
export type NewsKind = (typeof NEWS_KINDS)[number];

export interface NewsTurn {
  userId: number;
  kind: NewsKind;
  /** what was new before this moment is told now, or was not asked for */
  asOf: Date;
}

/** of one kind and one person */
const BETWEEN_MS = 24 * 60 * 60_000;

/** Whoever was told after this moment is not told again yet. */
export const tooSoon = (asOf: Date): Date => new Date(asOf.getTime() - BETWEEN_MS);

/** @returns false for whoever was told within a day, also a moment ago by another node */
export async function takeTurn(trx: Kysely<Database>, { userId, kind, asOf }: NewsTurn): Promise<boolean> {
  const taken = await trx
    .insertInto('notice_turns')
    .values({ user_id: userId, kind, since: asOf, told_at: asOf })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind'])
        .doUpdateSet({ since: asOf, told_at: asOf })
        .where((eb) =>
          eb.or([eb('notice_turns.told_at', 'is', null), eb('notice_turns.told_at', '<=', tooSoon(asOf))]),
        ),
    )
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Asked for from here on: what was new before is not told. */
export async function askFrom(trx: Kysely<Database>, { userId, kind, asOf }: NewsTurn): Promise<void> {
  await trx
    .insertInto('notice_turns')
    .values({ user_id: userId, kind, since: asOf })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ since: asOf }))
    .execute();
}
