import type { ReviewInvitation } from '@cairn/shared-contracts/api/reviews.schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { authorName } from './author-name.ts';

const rows = (db: Kysely<Database>) =>
  db
    .selectFrom('review_invitations as i')
    .innerJoin('requests as r', 'r.id', 'i.request_id')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .leftJoin('places as c', 'c.id', 'u.country_id')
    .innerJoin('all_departures as d', 'd.id', 'r.departure_id')
    .innerJoin('tours as t', 't.id', 'r.tour_id')
    .innerJoin('organizers as o', 'o.id', 't.organizer_id')
    .leftJoin('reviews as v', 'v.request_id', 'r.id')
    .select(['i.uuid', 'i.request_id', 'i.expires_at', 'u.first_name', 'u.last_name', 'c.name as country'])
    .select(['t.id as tour_id', 't.slug', 't.name as tour_name', 't.content_language', 't.days', 't.images'])
    .select(['d.starts_on', 'd.ends_on'])
    .select(['o.id as organizer_id', 'o.name as organizer_name', 'o.person', 'o.avatar'])
    .select(['v.id as review_id', 'v.status as review_status', 'v.moderation_note']);

export type InvitationRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

/**
 * The invitation behind a link. One that was used stays readable for ever: it says what became of the review.
 * @throws ApiError 404 review_not_found, 410 review_expired
 */
export async function requireInvitation({ db, clock }: Services, uuid: string): Promise<InvitationRow> {
  const row = await rows(db).where('i.uuid', '=', uuid).executeTakeFirst();
  if (!row) throw notFound('review_not_found');
  if (row.review_id === null && row.expires_at <= clock.now()) throw new ApiError(410, 'review_expired');
  return row;
}

/** the database allows pending, published and rejected only */
const stateOf = ({ review_status }: InvitationRow): ReviewInvitation['state'] =>
  review_status === 'pending' || review_status === 'published' || review_status === 'rejected' ? review_status : 'open';

export async function readInvitation(services: Services, uuid: string): Promise<ReviewInvitation> {
  const row = await requireInvitation(services, uuid);
  const image = row.images[0];
  return {
    uuid: row.uuid,
    state: stateOf(row),
    tour: {
      id: row.tour_id,
      slug: row.slug,
      name: row.tour_name,
      content_language: row.content_language,
      days: row.days,
      image: image ? services.media(image) : null,
    },
    organizer: {
      id: row.organizer_id,
      name: row.organizer_name,
      person: row.person,
      avatar: row.avatar && services.media(row.avatar),
    },
    start: row.starts_on,
    end: row.ends_on,
    author: authorName(row),
    author_from: row.country ?? '',
    expires_at: row.expires_at.toISOString(),
    note: row.moderation_note ?? '',
  };
}
