import type { MeetData } from '@cairn/shared-contracts/api/meeting.schema';
import { formatDates } from '@cairn/shared-contracts/domain/dates';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { placeNames, sayParts } from '../places/place-names.ts';
import { statusOf } from '../request/status-of.ts';
import { touristsOf } from '../request/tourists.ts';
import { travelsOf } from '../travel/travel.ts';
import { tokenHash } from '../user/tokens.ts';
import { filesOf } from './files.ts';
import { groupsOf } from './groups.ts';
import { IS_MET } from './is-met.ts';
import { templatesOf } from './templates.ts';

/** The booking that a key opens. @throws ApiError 404 meeting_not_found, 404 meeting_link_expired after the tour or a cancellation */
export async function openMeeting({ db, clock }: Services, key: string) {
  const meeting = await db
    .selectFrom('meetings as m')
    .innerJoin('requests as r', 'r.id', 'm.request_id')
    .innerJoin('tours as t', 't.id', 'r.tour_id')
    .innerJoin('all_departures as d', 'd.id', 'r.departure_id')
    .select(['m.request_id', 'm.text', 'm.saved_at', 'm.expires_at', 'r.status', 'r.tourists', 'r.tourists_count'])
    .select(['t.name', 't.slug', 't.content_language', 't.start_place', 'd.starts_on', 'd.ends_on'])
    .where('m.key_hash', '=', tokenHash(key))
    .executeTakeFirst();
  if (!meeting) throw notFound('meeting_not_found');
  if (meeting.expires_at <= clock.now() || !IS_MET[statusOf(meeting)]) throw notFound('meeting_link_expired');
  return meeting;
}

/** What the organizer's page shows. @throws ApiError as {@link openMeeting} */
export async function readMeetData(services: Services, key: string, language: string): Promise<MeetData> {
  const meeting = await openMeeting(services, key);
  const { request_id, starts_on, ends_on } = meeting;
  const reader = { language, timeZone: 'UTC', side: 'organizer' } as const;
  // within a text: what names the places of answers does not see it. Where they cannot be had that says so, of the same ones.
  const say = await placeNames(services, language).catch(() => undefined);
  const place = say ? sayParts(meeting.start_place, say) : meeting.start_place;
  const groups = groupsOf(touristsOf(meeting), await travelsOf(services.db, request_id));
  return {
    tour_data: {
      ...{ name: meeting.name, slug: meeting.slug, content_language: meeting.content_language },
      dates: formatDates(starts_on, ends_on, language, { withYear: true }),
      ...{ date_start: starts_on, date_end: ends_on },
    },
    ...{ request_id, contract_id: request_id },
    tourists_count: meeting.tourists_count,
    tourists_data: { data: groups },
    meet_data_templates: templatesOf({ starts_on, place }, reader),
    files: await filesOf(services.db, request_id),
    organizer_meet_data: meeting.text,
    saved_at: meeting.saved_at?.toISOString() ?? null,
  };
}
