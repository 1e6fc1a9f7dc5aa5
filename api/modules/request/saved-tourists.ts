import type { SessionUser } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { touristsOf } from './tourists.ts';

const SAVED_MAX = 30;

/** Whom the account has booked for before: the latest of each name and birthday. */
export async function savedTourists({ db }: Services, user: SessionUser) {
  const rows = await db
    .selectFrom('requests')
    .select('tourists')
    .where('user_id', '=', user.id)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  const people = new Map(
    rows
      .flatMap((row) => touristsOf(row))
      .filter(({ is_touched }) => is_touched)
      // the first of a key stands for all: later ones must not overwrite it
      .reverse()
      .map((one) => [`${one.full_name.toLowerCase()} ${one.birthday}`, one]),
  );
  return [...people.values()].reverse().slice(0, SAVED_MAX);
}
