import * as z from 'zod/mini';
import { MEETING_FILES_MAX, MEETING_TEXT_MAX } from '../domain/upload-limits.ts';
import { calendarDate, contentLanguage, instant, recordId, tidied } from './common.schema.ts';
import { travelInfo } from './travel.schema.ts';

/** of the link that the organizer was mailed; what is no key at all is as unknown as a wrong one */
const key = z.string().check(z.maxLength(200));

export const meetDataQuery = z.object({ key });

const meetFile = z.object({
  id: z.number(),
  name: z.string(),
  /** on the site, for whoever knows it, until the file is removed or nobody is met any more */
  url: z.string(),
});
export type MeetFile = z.infer<typeof meetFile>;

/** Meet data: specification §3 */
export const meetData = z.object({
  tour_data: z.object({
    name: z.string(),
    slug: z.string(),
    content_language: contentLanguage,
    /** in the words of the reader's language */
    dates: z.string(),
    date_start: calendarDate,
    date_end: calendarDate,
  }),
  request_id: z.number(),
  /** a booking is one contract: it has the request's number */
  contract_id: z.number(),
  /** how many are booked: some may have no name yet */
  tourists_count: z.number(),
  tourists_data: z.object({
    /** who travels together; how they come and go is null until they have told it */
    data: z.array(
      z.object({
        tourists: z.array(z.object({ id: z.string(), name: z.string() })),
        arrival: z.nullable(travelInfo),
        departure: z.nullable(travelInfo),
      }),
    ),
  }),
  meet_data_templates: z.array(z.object({ name: z.string(), template: z.string() })),
  files: z.array(meetFile),
  organizer_meet_data: z.string(),
  /** null: nothing has been said yet */
  saved_at: z.nullable(instant),
});
export type MeetData = z.infer<typeof meetData>;

/** What its tourists read of it. */
export const meetingPoint = z.object({ text: z.string(), files: z.array(meetFile), saved_at: instant });
export type MeetingPoint = z.infer<typeof meetingPoint>;

export const meetSaveBody = z.object({
  key,
  contract_id: recordId(),
  organizer_meet_data: z.string().check(tidied(), z.minLength(1), z.maxLength(MEETING_TEXT_MAX)),
  /** of files that were uploaded with the same key: from now on they are kept */
  files: z._default(z.array(recordId()).check(z.maxLength(MEETING_FILES_MAX)), []),
});

export const meetDeleteFileBody = z.object({ key, file_id: recordId() });

/** multipart `file` and key */
export const meetFileSaveBody = z.object({ key });
export const meetFileSaved = meetFile;
