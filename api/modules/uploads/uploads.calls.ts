import { ok } from '@cairn/shared-contracts/api/common.schema';
import {
  deleteImageQuery,
  uploadedFile,
  uploadedImage,
  uploadFileBody,
  uploadImageBody,
  uploadVideoBody,
} from '@cairn/shared-contracts/api/uploads.schema';
import { FILE_MAX_BYTES, IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '@cairn/shared-contracts/domain/upload-limits';
import { type Call, defineCall } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { noFile } from './refusals.ts';
import { deleteByToken } from './remove-upload.ts';
import { uploadFile, uploadVideo, uploadVideoFrom } from './upload-file.ts';
import { uploadImage, uploadImageFrom } from './upload-image.ts';

const PER_MINUTE = 40;

/** Uploads of specification §7. */
export const uploadsCalls = (services: Services): Call[] => [...reviewImageCalls(services), ...accountCalls(services)];

/** for whoever writes a review: people without an account too */
function reviewImageCalls(services: Services): Call[] {
  const post = { method: 'POST', tag: 'Uploads', perMinute: PER_MINUTE } as const;
  return [
    defineCall({
      ...post,
      path: '/spa/upload-review-image',
      summary: 'A picture for a review; removed after a day unless the review is sent',
      upload: { field: 'image', maxBytes: IMAGE_MAX_BYTES },
      answer: uploadedImage,
      handle: async ({ file }) => {
        if (!file) throw noFile('image');
        return uploadImage(services, file, { bucket: 'review', userId: null });
      },
    }),
    defineCall({
      ...post,
      path: '/spa/delete-image',
      summary: 'Takes back an uploaded picture by its token',
      query: deleteImageQuery,
      answer: ok,
      handle: async ({ query }) => {
        await deleteByToken(services, query.id, query.token);
        return { result: true } as const;
      },
    }),
  ];
}

function accountCalls(services: Services): Call[] {
  const post = { method: 'POST', tag: 'Uploads', perMinute: PER_MINUTE, auth: 'required' } as const;
  return [
    defineCall({
      ...post,
      path: '/crm/api/image/upload',
      summary: 'A picture as a file, or from a public https address',
      upload: { field: 'image', maxBytes: IMAGE_MAX_BYTES },
      body: uploadImageBody,
      answer: uploadedImage,
      handle: async ({ file, body: { bucket, url }, user }) => {
        const of = { bucket, userId: user?.id ?? null };
        if (file) return uploadImage(services, file, of);
        if (url === undefined) throw noFile('image');
        return uploadImageFrom(services, url, of);
      },
    }),
    defineCall({
      ...post,
      path: '/crm/api/file/upload',
      summary: 'A document or a picture to be handed on as it is',
      upload: { field: 'file', maxBytes: FILE_MAX_BYTES },
      body: uploadFileBody,
      answer: uploadedFile,
      handle: async ({ file, body, user }) => {
        if (!file) throw noFile('file');
        return uploadFile(services, file, { isPublic: body.is_public, userId: user?.id ?? null });
      },
    }),
    defineCall({
      ...post,
      path: '/crm/api/file/upload-video',
      summary: 'A video as a file, or from a public https address',
      upload: { field: 'file', maxBytes: VIDEO_MAX_BYTES },
      body: uploadVideoBody,
      answer: uploadedFile,
      handle: async ({ file, body, user }) => {
        const of = { isPublic: body.is_public, userId: user?.id ?? null };
        if (file) return uploadVideo(services, file, of);
        if (body.url === undefined) throw noFile('file');
        return uploadVideoFrom(services, body.url, of);
      },
    }),
  ];
}
