import type { MeetingPoint } from '@cairn/shared-contracts/api/meeting.schema';
import type { BookingStatus } from '@cairn/shared-contracts/domain/booking-graph';
import type { Services } from '../../platform/services.ts';
import { savedFilesOf } from './files.ts';
import { IS_MET } from './is-met.ts';

/** What the tourists of a booking read of how they are met; null until it was saved, and once nobody is met any more. */
export async function meetingPointOf(
  { db, clock }: Services,
  { id, status }: { id: number; status: BookingStatus },
): Promise<MeetingPoint | null> {
  if (!IS_MET[status]) return null;
  const meeting = await db
    .selectFrom('meetings')
    .select(['text', 'saved_at'])
    .where('request_id', '=', id)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  if (!meeting?.saved_at) return null;
  return { text: meeting.text, files: await savedFilesOf(db, id), saved_at: meeting.saved_at.toISOString() };
}
