import * as z from 'zod/mini';
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

/** POST /crm/api/file/upload: multipart `file` and is_public */
export const uploadFileBody = z.object({ is_public: flagText });
/** POST /crm/api/file/upload-video: multipart `file`, or url, and is_public */
export const uploadVideoBody = z.object({ is_public: flagText, url: z.optional(webAddress) });

export const uploadedFile = z.object({
  id: z.number(),
  token: z.string(),
  name: z.string(),
  /** bytes */
  size: z.number(),
  /** media type, as its content says */
  type: z.string(),
  /** on the site; a file that is not public is given to its owner only */
  url: z.string(),
});
export type UploadedFile = z.infer<typeof uploadedFile>;
