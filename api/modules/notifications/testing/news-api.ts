import type { NotificationSettings } from '@cairn/shared-contracts/api/user.schema';
import { afterAll } from '@jest/globals';
import type { Services } from '../../../platform/services.ts';
import { startTestApi } from '../../../testing/start-test-api.ts';
import { settled } from '../../request/testing/settled.ts';
import { setNotifications } from '../../user/notifications.ts';
import type { member } from '../../user/testing/people.ts';

const HOUR = 3_600_000;

/** An api whose clock the tests move, and the job that tells news of a kind. */
export async function startNewsApi(tell: (services: Services) => Promise<unknown>, env: Record<string, string> = {}) {
  let now = Date.parse('2027-03-01T12:00:00Z');
  const api = await startTestApi({ now: () => new Date(now), env });
  afterAll(() => api.close());
  return {
    api,
    /** @returns that many hours from now */
    at: (hours = 0) => new Date(now + hours * HOUR),
    /** the job looks half an hour later, and what it has to say is sent */
    async look(hours = 0.5): Promise<void> {
      now += hours * HOUR;
      await tell(api.services);
      await settled(api.db);
    },
    sentTo: (recipient: string) =>
      api.db.selectFrom('dev_messages').selectAll().where('recipient', '=', recipient).orderBy('id').execute(),
    turn: ({ user }: Awaited<ReturnType<typeof member>>, settings: Partial<NotificationSettings>) =>
      setNotifications(api.services, user, settings),
  };
}
