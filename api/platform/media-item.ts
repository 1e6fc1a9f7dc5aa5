import type { MediaItem } from '@cairn/shared-contracts/api/common.schema';
import type { PlaceNames } from '@cairn/shared-contracts/domain/country-names';
import type { LocaleCode } from '@cairn/shared-contracts/i18n/locales';
import type { StoredPicture } from './stored-json.ts';

/** what pictures show in other languages, beside them: an answer holds the one text that its reader gets */
const alts = new WeakMap<object, PlaceNames>();

/** A stored picture as the calls show it: its key becomes a URL template of the picture service (GET /media/…). */
export function toMediaItem({
  key,
  alt,
  alts: others,
  placeholder,
  focus,
  preview,
  video_url,
}: StoredPicture): MediaItem {
  const more = { ...(focus ? { focus } : {}), ...(preview ? { preview } : {}), ...(video_url ? { video_url } : {}) };
  const item = { image: `/media/${key}/{size}.jpg`, alt, placeholder, ...more };
  if (others) alts.set(item, others);
  return item;
}

/** What a picture of an answer shows, in a language; as it is told where that is not known. */
export const altIn = (item: object, code: LocaleCode): unknown =>
  alts.get(item)?.[code] ?? ('alt' in item ? item.alt : undefined);
