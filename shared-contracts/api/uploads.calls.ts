import { FILE_MAX_BYTES, IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '../domain/upload-limits.ts';
import { ok } from './common.schema.ts';
import { defineCall } from './define-call.ts';
import * as shapes from './uploads.schema.ts';

/** Uploads of specification §7. */
const post = { method: 'POST', tag: 'Uploads' } as const;
const image = { field: 'image', maxBytes: IMAGE_MAX_BYTES } as const;

/** for whoever writes a review: people without an account too */
export const uploadReviewImage = defineCall({
  ...post,
  path: '/spa/upload-review-image',
  summary: 'A picture for a review; removed after a day unless the review is sent',
  upload: image,
  answer: shapes.uploadedImage,
  errors: ['not_an_image', 'broken_image', 'too_many_pixels', 'file_type_mismatch'],
});

/** for whoever asks for help: people without an account too */
export const uploadHelpFile = defineCall({
  ...post,
  path: '/spa/upload-help-file',
  summary: 'A picture or a document for a request; removed after a day unless the request is sent',
  upload: { field: 'file', maxBytes: FILE_MAX_BYTES },
  answer: shapes.uploadedFile,
  errors: ['file_type_mismatch', 'file_type_not_taken'],
});

export const deleteImage = defineCall({
  ...post,
  path: '/spa/delete-image',
  summary: 'Takes back an uploaded picture by its token',
  query: shapes.deleteImageQuery,
  answer: ok,
  errors: ['image_not_found', 'image_in_use'],
});

export const uploadImage = defineCall({
  ...post,
  path: '/crm/api/image/upload',
  summary: 'A picture as a file, or from a public https address',
  auth: 'required',
  upload: image,
  body: shapes.uploadImageBody,
  answer: shapes.uploadedImage,
  errors: ['address_refused', 'not_an_image', 'broken_image', 'too_many_pixels', 'file_type_mismatch'],
});

export const uploadFile = defineCall({
  ...post,
  path: '/crm/api/file/upload',
  summary: 'A document, a picture or a voice note to be handed on as it is',
  auth: 'required',
  upload: { field: 'file', maxBytes: FILE_MAX_BYTES },
  body: shapes.uploadFileBody,
  answer: shapes.uploadedFile,
  errors: ['file_type_mismatch', 'file_type_not_taken'],
});

export const uploadVideo = defineCall({
  ...post,
  path: '/crm/api/file/upload-video',
  summary: 'A video as a file, or from a public https address',
  auth: 'required',
  upload: { field: 'file', maxBytes: VIDEO_MAX_BYTES },
  body: shapes.uploadVideoBody,
  answer: shapes.uploadedFile,
  errors: ['address_refused', 'file_type_mismatch', 'file_type_not_taken'],
});
