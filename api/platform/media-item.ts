import type { MediaItem } from '@cairn/shared-contracts/api/common.schema';
import type { StoredPicture } from './stored-json.ts';

/** A stored picture as the calls show it: its key becomes a URL template of the picture service (GET /media/…). */
export const toMediaItem = ({ key, alt, placeholder, video_url }: StoredPicture): MediaItem => ({
  image: `/media/${key}/{size}.jpg`,
  alt,
  placeholder,
  ...(video_url ? { video_url } : {}),
});
