import { join } from 'node:path';
import type { Services } from '@cairn/api/services';
import { storageKey, storageOf } from '@cairn/api/uploads/upload-store';

/** The picture in a seeded conversation, as its upload's row has it. */
export const DEMO_PHOTO = {
  kind: 'image',
  uuid: '0d0e0000-0000-4000-8000-0000000000a1',
  name: 'camp.webp',
  type: 'image/webp',
  size: 22586,
  placeholder: '#d9a066',
} as const;

const FILE = join(import.meta.dirname, 'photos', 'camp.webp');

/** Stores its file where uploads lie, unless it is there: the database may be older than the storage, or have moved without it. */
export async function storeDemoPhoto(services: Pick<Services, 'db' | 'env'>): Promise<void> {
  const row = await services.db
    .selectFrom('uploads')
    .select('id')
    .where('uuid', '=', DEMO_PHOTO.uuid)
    .executeTakeFirst();
  if (!row) return;
  const storage = storageOf(services);
  const stored = await storage.read(storageKey(DEMO_PHOTO));
  stored?.destroy();
  if (!stored) await storage.put(storageKey(DEMO_PHOTO), FILE, DEMO_PHOTO.type);
}
