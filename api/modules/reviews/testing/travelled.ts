import { randomUUID } from 'node:crypto';
import { makeDeparture } from '../../../testing/factories.ts';
import type { TestApi } from '../../../testing/start-test-api.ts';
import { sweepDeadlines } from '../../request/deadlines.ts';
import { createUser, type World } from '../../request/testing/world.ts';

/** The clock of tests about {@link travelled} stands here. */
export const AFTER_THE_TOUR = '2027-03-01T12:00:00Z';

/** A booking whose tour has ended yesterday, completed by the system: what an invitation comes from. */
export async function travelled({ api, world }: { api: TestApi; world: World }) {
  const tourist = await createUser(api.services, { first_name: 'Kate' });
  const departure_id = await makeDeparture(api.db, world.tourId, { starts_on: '2027-02-20', ends_on: '2027-02-28' });
  const { id, uuid } = await api.db
    .insertInto('requests')
    .values({
      ...{ idempotency_key: randomUUID(), user_id: tourist.id, tour_id: world.tourId, departure_id, status: 3 },
      ...{ tourists_count: 2, currency: 'EUR', price_per_person: 89_000, total: 178_000, prepayment: 26_700 },
      ...{ prepayment_percent: 15, paid: 178_000, balance_due_on: '2027-01-20', tourists: '[]' },
    })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow();
  await sweepDeadlines(api.services);
  const invitation = await api.db
    .selectFrom('review_invitations')
    .select('uuid')
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow();
  return { requestId: id, booking: uuid, uuid: invitation.uuid, tourist };
}
