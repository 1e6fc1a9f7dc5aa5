import type { Kysely, Selectable } from 'kysely';
import { chooseStorage } from '../../adapters/storage/choose-storage.ts';
import type { FileStorage } from '../../adapters/storage/storage.ts';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';
import type { StoredPicture } from '../../platform/stored-json.ts';
import { hashOf, newDeleteToken } from './delete-token.ts';
import type { PictureLook } from './picture-look.ts';

export type UploadRow = Selectable<Database['uploads']>;
export type UploadKind = 'image' | 'file' | 'video' | 'voice';

export interface NewUpload {
  kind: UploadKind;
  bucket: string;
  path: string;
  name: string;
  type: string;
  size: number;
  /** of a picture */
  look?: PictureLook;
  isPublic: boolean;
  userId: number | null;
  /** of a voice note: seconds, and heights of its bars */
  duration?: number | undefined;
  waveform?: readonly number[] | undefined;
}

/** key of the picture service for an uploaded picture */
export const pictureKey = (uuid: string): string => `upload/${uuid}`;
/** the same backwards; undefined for pictures that nobody uploaded */
export const uuidOfPicture = (key: string): string | undefined =>
  /^upload\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(key)?.[1];

/** of pictures from before their colour was looked for */
const NO_COLOUR = '#888888';

export const PICTURE_COLUMNS = ['uuid', 'placeholder', 'focus_x', 'focus_y', 'preview'] as const;

/** An uploaded picture, as what shows it stores it. */
export function storedPicture(row: Pick<UploadRow, (typeof PICTURE_COLUMNS)[number]>, alt: string): StoredPicture {
  const { uuid, placeholder, focus_x: x, focus_y: y, preview } = row;
  return {
    key: pictureKey(uuid),
    alt,
    placeholder: placeholder ?? NO_COLOUR,
    ...(x === null || y === null ? {} : { focus: { x, y } }),
    ...(preview === null ? {} : { preview }),
  };
}

export const storageKey = ({ kind, uuid }: Pick<UploadRow, 'kind' | 'uuid'>): string => `${kind}/${uuid}`;

const storages = new WeakMap<Services['env'], FileStorage>();
/** one client of the storage per process */
export function storageOf({ env }: Pick<Services, 'env'>): FileStorage {
  const known = storages.get(env) ?? chooseStorage(env);
  storages.set(env, known);
  return known;
}

/** A row of a file that is about to be there. @returns it and the token that deletes it */
export async function announceUpload(
  services: Pick<Services, 'clock'>,
  trx: Kysely<Database>,
  upload: Omit<NewUpload, 'path'> & { sourceUrl?: string },
): Promise<{ row: UploadRow; token: string }> {
  const token = newDeleteToken();
  const row = await trx
    .insertInto('uploads')
    .values({
      kind: upload.kind,
      bucket: upload.bucket,
      name: upload.name,
      content_type: upload.type,
      size: upload.size,
      placeholder: upload.look?.placeholder ?? null,
      focus_x: upload.look?.focus?.x ?? null,
      focus_y: upload.look?.focus?.y ?? null,
      preview: upload.look?.preview ?? null,
      is_public: upload.isPublic,
      user_id: upload.userId,
      delete_hash: hashOf(token),
      created_at: services.clock.now(),
      duration: upload.duration ?? null,
      waveform: upload.waveform ? [...upload.waveform] : null,
      ...(upload.sourceUrl === undefined ? {} : { source_url: upload.sourceUrl, download_status: 'waiting' }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, token };
}

/** Keeps a file that was looked at. @returns its row and the token that deletes it */
export async function keepUpload(
  services: Pick<Services, 'db' | 'clock' | 'env'>,
  upload: NewUpload,
): Promise<{ row: UploadRow; token: string }> {
  const { row, token } = await announceUpload(services, services.db, upload);
  // the row comes first: a file that nobody knows of would never be removed
  await storageOf(services).put(storageKey(row), upload.path, upload.type);
  return { row, token };
}

/** Says that something shows the files, so that they stay. @returns how many there were */
export async function attachUploads(
  services: Services,
  trx: Kysely<Database>,
  ids: readonly number[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await trx
    .updateTable('uploads')
    .set({ attached_at: services.clock.now() })
    .where('id', 'in', [...ids])
    .where('attached_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
