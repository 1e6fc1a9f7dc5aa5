import { buffer } from 'node:stream/consumers';
import type { Services } from '../../platform/services.ts';
import { storageKey, storageOf } from './upload-store.ts';

/** The picture as it is kept; undefined when it was removed. */
export async function readUploadedPicture(services: Services, uuid: string): Promise<Buffer | undefined> {
  const row = await services.db
    .selectFrom('uploads')
    .select(['kind', 'uuid'])
    .where('uuid', '=', uuid)
    .where('kind', '=', 'image')
    .executeTakeFirst();
  const stream = row && (await storageOf(services).read(storageKey(row)));
  return stream && buffer(stream);
}
