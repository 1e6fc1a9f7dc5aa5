import * as calls from '@cairn/shared-contracts/api/meeting.calls';
import { type Call, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { noFile } from '../uploads/refusals.ts';
import { addFile, removeFile } from './files.ts';
import { openMeeting, readMeetData } from './meeting.ts';
import { saveMeeting } from './save.ts';

const PER_MINUTE = 60;

/** "Contract meeting" of specification §7: for whoever has the key of the mail, without an account. */
export const meetingCalls = (services: Services): Call[] => [
  serve(calls.meetData, {
    perMinute: PER_MINUTE,
    handle: ({ query, language }) => readMeetData(services, query.key, language),
  }),
  serve(calls.saveMeetData, {
    perMinute: PER_MINUTE,
    handle: async ({ body }) => {
      await saveMeeting(services, body);
      return { result: true } as const;
    },
  }),
  serve(calls.deleteMeetFile, {
    perMinute: PER_MINUTE,
    handle: async ({ body }) => {
      const { request_id } = await openMeeting(services, body.key);
      await removeFile(services, request_id, body.file_id);
      return { result: true } as const;
    },
  }),
  serve(calls.saveMeetFile, {
    perMinute: PER_MINUTE,
    handle: async ({ body, file }) => {
      const { request_id } = await openMeeting(services, body.key);
      if (!file) throw noFile('file');
      return addFile(services, request_id, file);
    },
  }),
];
