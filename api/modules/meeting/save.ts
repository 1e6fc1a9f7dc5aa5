import { broken, invalid, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { attachUploads } from '../uploads/upload-store.ts';
import { filesOf, lockMeeting } from './files.ts';
import { openMeeting } from './meeting.ts';

interface Said {
  key: string;
  contract_id: number;
  organizer_meet_data: string;
  files: readonly number[];
}

/** @throws ApiError 404 for a wrong key and for the contract of another one, 422 for files that are not of this booking */
export async function saveMeeting(services: Services, said: Said): Promise<void> {
  const { request_id } = await openMeeting(services, said.key);
  if (said.contract_id !== request_id) throw notFound('meeting_not_found');
  await services.db.transaction().execute(async (trx) => {
    await lockMeeting(trx, request_id);
    const known = new Set((await filesOf(trx, request_id)).map(({ id }) => id));
    if (said.files.some((id) => !known.has(id))) throw invalid({ files: [broken('fallback')] });
    await attachUploads(services, trx, said.files);
    await trx
      .updateTable('meetings')
      .set({ text: said.organizer_meet_data, saved_at: services.clock.now() })
      .where('request_id', '=', request_id)
      .execute();
  });
}
