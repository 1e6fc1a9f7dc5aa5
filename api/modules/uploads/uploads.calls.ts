import * as calls from '@cairn/shared-contracts/api/uploads.calls';
import { type Call, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { uploadVideoLater } from './fetch-later.ts';
import { isVoice } from './file-kinds.ts';
import { noFile } from './refusals.ts';
import { deleteByToken } from './remove-upload.ts';
import { uploadFile, uploadVideo, uploadVideoFrom, uploadVoice } from './upload-file.ts';
import { uploadImage, uploadImageFrom } from './upload-image.ts';

const PER_MINUTE = 40;

/** Uploads of specification §7. */
export const uploadsCalls = (services: Services): Call[] => [...guestCalls(services), ...accountCalls(services)];

/** for whoever writes a review or asks for help: people without an account too */
function guestCalls(services: Services): Call[] {
  return [
    serve(calls.uploadReviewImage, {
      perMinute: PER_MINUTE,
      handle: async ({ file }) => {
        if (!file) throw noFile('image');
        return uploadImage(services, file, { bucket: 'review', userId: null });
      },
    }),
    serve(calls.uploadHelpFile, {
      perMinute: PER_MINUTE,
      handle: async ({ file, user }) => {
        if (!file) throw noFile('file');
        return uploadFile(services, file, { isPublic: false, userId: user?.id ?? null, bucket: 'help' });
      },
    }),
    serve(calls.deleteImage, {
      perMinute: PER_MINUTE,
      handle: async ({ query }) => {
        await deleteByToken(services, query.id, query.token);
        return { result: true } as const;
      },
    }),
  ];
}

function accountCalls(services: Services): Call[] {
  return [
    serve(calls.uploadImage, {
      perMinute: PER_MINUTE,
      handle: async ({ file, body: { bucket, url }, user }) => {
        const of = { bucket, userId: user?.id ?? null };
        if (file) return uploadImage(services, file, of);
        if (url === undefined) throw noFile('image');
        return uploadImageFrom(services, url, of);
      },
    }),
    serve(calls.uploadFile, {
      perMinute: PER_MINUTE,
      handle: async ({ file, body, user }) => {
        if (!file) throw noFile('file');
        const { is_public: isPublic, ...voice } = body;
        const of = { isPublic, userId: user?.id ?? null };
        return isVoice(file) ? uploadVoice(services, file, { ...of, ...voice }) : uploadFile(services, file, of);
      },
    }),
    serve(calls.uploadVideo, {
      perMinute: PER_MINUTE,
      handle: async ({ file, body, user }) => {
        const of = { isPublic: body.is_public, userId: user?.id ?? null };
        if (file) return uploadVideo(services, file, of);
        if (body.url === undefined) throw noFile('file');
        return body.in_background ? uploadVideoLater(services, body.url, of) : uploadVideoFrom(services, body.url, of);
      },
    }),
  ];
}
