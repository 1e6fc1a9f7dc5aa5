import type { Services } from '../../platform/services.ts';
import { statusOf } from '../request/status-of.ts';
import { IS_MET } from './is-met.ts';

/** the bucket of files that belong to meeting information */
export const MEETING_BUCKET = 'meeting';

/** Its address is all that a tourist needs to read a file, and it leads nowhere once nobody is met any more. */
export async function isMeetingFileRead({ db, clock }: Services, uploadId: number): Promise<boolean> {
  const meeting = await db
    .selectFrom('meeting_files as f')
    .innerJoin('meetings as m', 'm.request_id', 'f.request_id')
    .innerJoin('requests as r', 'r.id', 'm.request_id')
    .select(['m.expires_at', 'r.status'])
    .where('f.upload_id', '=', uploadId)
    .executeTakeFirst();
  return meeting !== undefined && meeting.expires_at > clock.now() && IS_MET[statusOf(meeting)];
}
