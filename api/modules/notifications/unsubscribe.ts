import type { Unsubscribed } from '@cairn/shared-contracts/api/user.schema';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { setNotifications } from '../user/notifications.ts';
import { giveUpPlace } from '../waitlist/leave.ts';
import { readUnsubscribeToken, type Subscription } from './subscription.ts';

/**
 * Ends what a message was sent because of. Pressing it again is harmless.
 * @throws ApiError 422 link_expired for a token that nobody here has signed
 */
export async function unsubscribe(services: Services, token: string): Promise<Unsubscribed> {
  const subscription = readUnsubscribeToken(services.env.APP_SECRET, token);
  if (!subscription) throw new ApiError(422, 'link_expired');
  return { result: true, ended: await end(services, subscription) };
}

async function end(services: Services, one: Subscription): Promise<Unsubscribed['ended']> {
  if (one.of === 'program') {
    await services.db.deleteFrom('program_subscriptions').where('id', '=', one.id).execute();
    return 'program';
  }
  if (one.of === 'waitlist') {
    await giveUpPlace(services, one.entryId);
    return 'waitlist';
  }
  const { userId, kind } = one;
  // an account that was deleted since hears nothing anyway
  const user = await services.db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  if (user) await setNotifications(services, user, { [kind]: false });
  return kind;
}
