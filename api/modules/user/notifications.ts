import {
  NOTIFICATION_KINDS,
  type NotificationSettings,
  type setNotificationsBody,
} from '@cairn/shared-contracts/api/user.schema';
import type * as z from 'zod/mini';
import type { SessionUser } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { publishNotificationsOn } from '../chat/events.ts';
import { askFrom, NEWS_KINDS } from '../notifications/turns.ts';

const settingsOf = (muted: readonly string[]): NotificationSettings => ({
  chat_messages: !muted.includes('chat_messages'),
  booking_status: !muted.includes('booking_status'),
  price_drops: !muted.includes('price_drops'),
  journal: !muted.includes('journal'),
});

export async function readNotifications({ db }: Services, user: SessionUser): Promise<NotificationSettings> {
  const row = await db
    .selectFrom('users')
    .select('muted_notifications')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  return settingsOf(row.muted_notifications);
}

/** Changes what is given, in one transaction: of two pages at once neither undoes what the other has set. */
export async function setNotifications(
  services: Services,
  user: Pick<SessionUser, 'id'>,
  given: z.output<typeof setNotificationsBody>,
): Promise<NotificationSettings> {
  return services.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('users')
      .select('muted_notifications')
      .where('id', '=', user.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const wanted = settingsOf(row.muted_notifications);
    const muted = NOTIFICATION_KINDS.filter((kind) => !(given[kind] ?? wanted[kind]));
    // asked for again, also of the chats that were silenced one by one
    if (given.chat_messages) {
      await trx.updateTable('chat_notices').set({ is_muted: false }).where('user_id', '=', user.id).execute();
      await publishNotificationsOn(services, trx, user.id, { chat_id: null, source: null });
    }
    for (const kind of NEWS_KINDS) {
      if (given[kind] && !wanted[kind]) await askFrom(trx, { userId: user.id, kind, asOf: services.clock.now() });
    }
    await trx.updateTable('users').set({ muted_notifications: muted }).where('id', '=', user.id).execute();
    return settingsOf(muted);
  });
}
