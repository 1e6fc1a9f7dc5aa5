import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as calls from './content.calls.ts';
import { deleteImage } from './uploads.calls.ts';
import { trips } from './user-own.calls.ts';

/** The help center: answers, and files of a request that are taken back. Requests are tour actions, files go by `useUpload`. */
export const helpEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    helpArticles: call(calls.helpArticles),
    helpArticle: call(calls.helpArticle),
    /** the bookings that a request may be about */
    trips: call(trips),
    takeBackFile: call(deleteImage),
  }));
