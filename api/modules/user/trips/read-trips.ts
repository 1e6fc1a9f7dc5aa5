import type { Trip, Trips } from '@cairn/shared-contracts/api/user.schema';
import type { Instalment } from '@cairn/shared-contracts/domain/instalments';
import type { Site } from '@cairn/shared-contracts/domain/site';
import { sql } from 'kysely';
import type { Services } from '../../../platform/services.ts';
import type { StoredPicture } from '../../../platform/stored-json.ts';
import type { Reader } from '../../../platform/told.ts';
import { IS_MET } from '../../meeting/is-met.ts';
import { shownSeller } from '../../organizer/hidden-organizers.ts';
import { openParts, readPlansOf } from '../../payment/due.ts';
import { requiredAnswers } from '../../request/questionnaires.ts';
import { statusOf } from '../../request/status-of.ts';
import { readinessOf } from './readiness.ts';
import { checklist, isComing, nextStep, type TripFacts } from './trip-steps.ts';

/** all that the list shows, in one query however many bookings there are */
const tripRows = (services: Services, userId: number) =>
  services.db
    .selectFrom('requests as r')
    .innerJoin('tours as t', 't.id', 'r.tour_id')
    .innerJoin('all_departures as d', 'd.id', 'r.departure_id')
    .innerJoin('organizers as o', 'o.id', 't.organizer_id')
    .leftJoin('review_invitations as i', 'i.request_id', 'r.id')
    .leftJoin('reviews as v', 'v.request_id', 'r.id')
    .leftJoin('chats as c', (join) => join.onRef('c.user_id', '=', 'r.user_id').onRef('c.organizer_id', '=', 'o.id'))
    .leftJoin('meetings as m', (join) =>
      join
        .onRef('m.request_id', '=', 'r.id')
        .on('m.saved_at', 'is not', null)
        .on('m.expires_at', '>', services.clock.now()),
    )
    .selectAll('r')
    .select(['m.text as meeting_text'])
    .select(['t.slug', 't.name as tour_name', 't.content_language', 't.start_place', 'd.starts_on', 'd.ends_on'])
    .select(sql<StoredPicture | null>`t.images -> 0`.as('image'))
    .select(['o.id as organizer_id', 'o.name as organizer_name', 'o.avatar', 'c.id as chat_id'])
    .select(['i.uuid as review_uuid', 'i.expires_at as review_until', 'v.rating'])
    .select((eb) =>
      eb
        .selectFrom('payments as p')
        .select((payments) => payments.fn.coalesce(payments.fn.sum<number>('p.refunded'), sql<number>`0`).as('sum'))
        .whereRef('p.request_id', '=', 'r.id')
        .as('refunded'),
    )
    .select((eb) =>
      eb
        .selectFrom('travel_infos as w')
        .select((travels) => travels.fn.count<number>('w.arrival').as('count'))
        .whereRef('w.request_id', '=', 'r.id')
        .as('arrivals'),
    )
    .select(requiredAnswers)
    .where('r.user_id', '=', userId);

type Row = Awaited<ReturnType<ReturnType<typeof tripRows>['execute']>>[number];

/** The user's bookings: those to come in the order of their start, then those that are over, the latest first. */
export async function readTrips(services: Services, userId: number, site: Site, reader: Reader): Promise<Trips> {
  const now = services.clock.now();
  const rows = await tripRows(services, userId).orderBy('d.starts_on').orderBy('r.id').execute();
  const plans = await readPlansOf(services.db, userId);
  const isAhead = (row: Row) => isComing({ status: statusOf(row), ends_on: row.ends_on }, now);
  const shown = (some: Row[]) =>
    some.map((row) => toTrip(services, row, { site, reader, plan: plans.get(row.id) ?? [] }, now));
  return {
    coming: shown(rows.filter(isAhead)),
    past: shown(rows.filter((row) => !isAhead(row)).reverse()),
  };
}

const factsOf = (row: Row, { site, plan }: Pick<Around, 'site' | 'plan'>): TripFacts => ({
  ...row,
  status: statusOf(row),
  ...readinessOf(row),
  parts: openParts(row, plan),
  is_meeting_told: meetingTextOf(row) !== null,
  asks_arrival: site.arrival,
  review: row.review_until && { rating: row.rating, open_until: row.review_until },
});

interface Around {
  site: Site;
  reader: Reader;
  /** the balance in parts, as it was agreed */
  plan: readonly Instalment[];
}

function toTrip(services: Services, row: Row, { reader, ...around }: Around, now: Date): Trip {
  const facts = factsOf(row, around);
  return {
    id: row.id,
    uuid: row.uuid,
    status: row.status,
    tour: {
      id: row.tour_id,
      slug: row.slug,
      name: row.tour_name,
      content_language: row.content_language,
      image: row.image && services.media(row.image),
    },
    organizer: shownSeller(reader, {
      ...{ id: row.organizer_id, name: row.organizer_name, avatar: row.avatar && services.media(row.avatar) },
    }),
    chat_id: row.chat_id,
    start: row.starts_on,
    end: row.ends_on,
    tourists_count: row.tourists_count,
    currency: row.currency,
    price_per_person: row.price_per_person,
    total: row.total,
    prepayment: row.prepayment,
    prepayment_percent: row.prepayment_percent,
    paid: row.paid,
    refunded: row.refunded ?? 0,
    next: nextStep(facts, now),
    checklist: checklist(facts, now),
    meeting: isComing(facts, now) ? { place: row.start_place, text: meetingTextOf(row) } : null,
    review: reviewOf(row, now),
  };
}

const meetingTextOf = (row: Row): string | null => (IS_MET[statusOf(row)] ? row.meeting_text || null : null);

/** one that was written stays; an invitation that nobody took up in time is no more */
function reviewOf({ review_uuid, review_until, rating }: Row, now: Date): Trip['review'] {
  if (review_uuid === null || review_until === null) return null;
  if (rating !== null) return { uuid: review_uuid, rating, open_until: null };
  return review_until > now ? { uuid: review_uuid, rating, open_until: review_until.toISOString() } : null;
}
