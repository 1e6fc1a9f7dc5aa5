import * as z from 'zod/mini';
import { TRANSPORT_TYPES } from '../domain/travel.ts';
import { calendarDate } from './common.schema.ts';

const words = (max: number) => z._default(z.string().check(z.trim(), z.maxLength(max)), '');

/** Travel info: specification §3. '' is what was not said, or what the kind of transport does not ask. */
export const travelInfo = z.object({
  transport_type: z.literal(TRANSPORT_TYPES),
  date: z._default(z.union([calendarDate, z.literal('')]), ''),
  /** of a clock at the place, HH:MM */
  time: z._default(z.union([z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)), z.literal('')]), ''),
  airport_name: words(100),
  flight_number: words(20),
  station_name: words(100),
  train_number: words(20),
  departure_place: words(100),
  other_transport_name: words(100),
  additional_info: words(500),
});
export type TravelInfo = z.infer<typeof travelInfo>;
