import { broken, invalid, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { attachUploads } from '../uploads/upload-store.ts';
import { filesOf, lockMeeting, savedFilesOf } from './files.ts';
import { openMeeting } from './meeting.ts';
import { tellParty } from './tell.ts';

interface Said {
  key: string;
  contract_id: number;
  organizer_meet_data: string;
  files: readonly number[];
}

/** Whoever booked is told. @throws ApiError 404 for a wrong key and for the contract of another one, 422 for files that are not of this booking */
export async function saveMeeting(services: Services, said: Said): Promise<void> {
  const { request_id } = await openMeeting(services, said.key);
  if (said.contract_id !== request_id) throw notFound('meeting_not_found');
  await services.db.transaction().execute(async (trx) => {
    await lockMeeting(trx, request_id);
    const known = new Set((await filesOf(trx, request_id)).map(({ id }) => id));
    if (said.files.some((id) => !known.has(id))) throw invalid({ files: [broken('fallback')] });
    const added = await attachUploads(services, trx, said.files);
    const { text: before } = await trx
      .selectFrom('meetings')
      .select('text')
      .where('request_id', '=', request_id)
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('meetings')
      .set({ text: said.organizer_meet_data, saved_at: services.clock.now() })
      .where('request_id', '=', request_id)
      .execute();
    // saved once more as it was, it is no news
    if (added === 0 && before === said.organizer_meet_data) return;
    const files = (await savedFilesOf(trx, request_id)).length;
    await tellParty(services, trx, request_id, { text: said.organizer_meet_data, files });
  });
}
