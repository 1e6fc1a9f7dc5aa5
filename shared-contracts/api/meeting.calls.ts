import { FILE_MAX_BYTES } from '../domain/upload-limits.ts';
import { ok } from './common.schema.ts';
import { defineCall } from './define-call.ts';
import * as shapes from './meeting.schema.ts';

/** "Contract meeting" of specification §7, all with the secret key; those that change something take it in the body. */
const tag = 'Contract meeting';

export const meetData = defineCall({
  method: 'GET',
  path: '/spa/contract-organizer-meet-data',
  summary: 'A prepaid booking as its organizer sees it, with what they have said of the meeting point',
  tag,
  query: shapes.meetDataQuery,
  answer: shapes.meetData,
  errors: ['meeting_link_expired', 'meeting_not_found'],
});

export const saveMeetData = defineCall({
  method: 'POST',
  path: '/spa/contract-organizer-meet-save',
  summary: 'Says where and how the party is met; uploaded files that it names are kept',
  tag,
  body: shapes.meetSaveBody,
  answer: ok,
  errors: ['meeting_link_expired', 'meeting_not_found'],
});

export const deleteMeetFile = defineCall({
  method: 'POST',
  path: '/spa/contract-organizer-meet-delete-file',
  summary: 'Removes a file of the meeting information',
  tag,
  body: shapes.meetDeleteFileBody,
  answer: ok,
  errors: ['file_not_found', 'meeting_link_expired', 'meeting_not_found'],
});

export const saveMeetFile = defineCall({
  method: 'POST',
  path: '/spa/contract-organizer-meet-file-save',
  summary:
    'A picture, a PDF or a file of an office program; removed after a day unless the information is saved with it',
  tag,
  upload: { field: 'file', maxBytes: FILE_MAX_BYTES },
  body: shapes.meetFileSaveBody,
  answer: shapes.meetFileSaved,
  errors: ['file_type_mismatch', 'file_type_not_taken', 'meeting_link_expired', 'meeting_not_found'],
});
