import * as z from 'zod/mini';
import { DELIVERY_STATUSES, VOICE_MAX_SECONDS, WAVEFORM_BARS } from '../domain/chat.ts';
import { mediaItem, recordIdText } from './common.schema.ts';

/** where a picture belongs */
export const IMAGE_BUCKETS = ['avatar', 'chat', 'tour', 'organizer', 'review'] as const;

const webAddress = z.string().check(z.trim(), z.url(), z.maxLength(2_000));
/** fields of a form are text */
const flagText = z._default(
  z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false', '1', '0', ''])]),
    z.transform((value) => value === true || value === 'true' || value === '1'),
  ),
  false,
);

/** POST /spa/upload-review-image: multipart `image` */
export const uploadedImage = z.object({
  id: z.number(),
  /** deletes the picture as long as nothing shows it, and says who may put it into a review */
  token: z.string(),
  ...mediaItem.shape,
});
export type UploadedImage = z.infer<typeof uploadedImage>;

/** POST /spa/delete-image */
export const deleteImageQuery = z.object({
  id: recordIdText(),
  token: z.string().check(z.minLength(10), z.maxLength(100)),
});

/** POST /crm/api/image/upload: multipart `image` and bucket, or url and bucket */
export const uploadImageBody = z.object({
  bucket: z.enum(IMAGE_BUCKETS),
  url: z.optional(webAddress),
});

const barsText = z.pipe(
  z.string().check(z.regex(/^\d{1,3}(,\d{1,3})*$/), z.maxLength(WAVEFORM_BARS * 4)),
  z.pipe(
    z.transform((text: string) => text.split(',').map(Number)),
    z.array(z.number().check(z.maximum(100))).check(z.maxLength(WAVEFORM_BARS)),
  ),
);

/** POST /crm/api/file/upload: multipart `file` and is_public; a voice note also says how long it is and what it looks like */
export const uploadFileBody = z.object({
  is_public: flagText,
  /** seconds */
  duration: z.optional(z.coerce.number<number>().check(z.minimum(0), z.maximum(VOICE_MAX_SECONDS))),
  /** heights of the bars, 0 to 100: '3,40,97' */
  waveform: z.optional(barsText),
});
/** POST /crm/api/file/upload-video: multipart `file`, or url, and is_public */
export const uploadVideoBody = z.object({
  is_public: flagText,
  url: z.optional(webAddress),
  /** a video from an address is fetched after the answer, which says 'waiting' */
  in_background: flagText,
});

export const uploadedFile = z.object({
  id: z.number(),
  token: z.string(),
  kind: z.enum(['file', 'video', 'voice']),
  download_status: z.enum(DELIVERY_STATUSES),
  name: z.string(),
  /** bytes */
  size: z.number(),
  /** media type, as its content says */
  type: z.string(),
  /** on the site; a file that is not public is given to its owner, and to the two sides of the chat that it was sent in */
  url: z.string(),
});
export type UploadedFile = z.infer<typeof uploadedFile>;
