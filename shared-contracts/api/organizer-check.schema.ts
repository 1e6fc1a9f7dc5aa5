import * as z from 'zod/mini';
import { ORGANIZER_CHECKS } from '../domain/organizer-checks.ts';
import { calendarDate } from './common.schema.ts';

/** One check: what came out of it and when (specification §4). */
export const organizerCheck = z.object({
  kind: z.enum(ORGANIZER_CHECKS),
  /** 0 not performed, 1 success, 2 failed */
  status: z.number(),
  checked_on: z.nullable(calendarDate),
  /** of a check that is not performed: when the paper ran out that it was made of */
  valid_until: z.nullable(calendarDate),
  /** number of a licence, sum of an insurance: as it stands on the paper */
  reference: z.string(),
});
export type OrganizerCheck = z.infer<typeof organizerCheck>;
