import { pictureUrl } from '@cairn/shared-contracts/domain/picture';
import { toMediaItem } from '../../platform/media-item.ts';
import { pictureKey, type UploadRow } from './upload-store.ts';

/** what a picture is looked at in, px */
const PICTURE_WIDTH = 2200;

/** Where a file is read: under /media, which the site hands on. */
export const filePath = ({ kind, uuid }: Pick<UploadRow, 'kind' | 'uuid'>): string => `/media/${kind}-upload/${uuid}`;

/** The same of pictures too. */
export function fileUrl(row: Pick<UploadRow, 'kind' | 'uuid'>): string {
  if (row.kind !== 'image') return filePath(row);
  const { image } = toMediaItem({ key: pictureKey(row.uuid), alt: '', placeholder: '' });
  return pictureUrl(image, PICTURE_WIDTH);
}
