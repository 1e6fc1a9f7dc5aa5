import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as calls from './meeting.calls.ts';

/** An organizer's meeting information, by its secret key. Files go up by `useUpload`. */
export const meetingEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    meetData: call(calls.meetData, { providesTags: ['Booking'] }),
    saveMeetData: call(calls.saveMeetData, { invalidatesTags: ['Booking'] }),
    deleteMeetFile: call(calls.deleteMeetFile, { invalidatesTags: ['Booking'] }),
  }));
