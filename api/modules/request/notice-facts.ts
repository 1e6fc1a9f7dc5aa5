import { freeCancelUntil } from '@cairn/shared-contracts/domain/booking-schedule';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';
import type { NoticeFacts } from './notices.ts';

/** A booking as chat and mail tell of it, with those whom it concerns. */
export async function aboutBooking(trx: Kysely<Database>, requestId: number) {
  return trx
    .selectFrom('requests as r')
    .innerJoin('tours as t', 't.id', 'r.tour_id')
    .innerJoin('organizers as o', 'o.id', 't.organizer_id')
    .innerJoin('all_departures as d', 'd.id', 'r.departure_id')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.id', 'r.uuid', 'r.site', 'r.user_id', 'r.tour_id', 'r.tourists_count', 'r.currency', 'r.prepayment'])
    .select(['r.children_ages'])
    .select(['r.total', 'r.paid', 'r.balance_due_on', 'r.deadline', 'd.starts_on', 'd.ends_on'])
    .select(['t.name as tour', 't.organizer_id', 'o.name as organizer'])
    .select(['u.email', 'u.language', 'u.timezone'])
    .select((eb) =>
      // of the booking so far
      eb
        .selectFrom('request_events as e')
        .select((all) => all.fn.countAll<number>().as('count'))
        .whereRef('e.request_id', '=', 'r.id')
        .as('events'),
    )
    .where('r.id', '=', requestId)
    .executeTakeFirstOrThrow();
}
export type AboutBooking = Awaited<ReturnType<typeof aboutBooking>>;

export const factsOf = (
  { clock }: Pick<Services, 'clock'>,
  about: AboutBooking,
  { received = 0, refund = 0 }: { received?: number; refund?: number },
): NoticeFacts => ({
  ...about,
  tourists: about.tourists_count,
  children: about.children_ages,
  received,
  refund,
  freeUntil: new Date(freeCancelUntil(about.starts_on, clock.now().getTime())),
});
