import * as z from 'zod/mini';
import { TOURISTS_MAX } from '../domain/limits.ts';
import { TRANSPORT_RULES, TRANSPORT_TYPES, TRAVEL_FIELDS } from '../domain/travel.ts';
import { calendarDate, rule, tidied, uuid } from './common.schema.ts';

const line = (max: number) => z._default(z.string().check(tidied(), z.maxLength(max)), '');

/** Travel info: specification §3. '' is what was not said, or what the kind of transport does not ask. */
export const travelInfo = z.object({
  transport_type: z.literal(TRANSPORT_TYPES),
  date: z._default(z.union([calendarDate, z.literal('')]), ''),
  /** of a clock at the place, HH:MM */
  time: z._default(z.union([z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)), z.literal('')]), ''),
  airport_name: line(100),
  flight_number: line(20),
  station_name: line(100),
  train_number: line(20),
  departure_place: line(100),
  other_transport_name: line(100),
  additional_info: line(500),
});
export type TravelInfo = z.infer<typeof travelInfo>;

/** what is said: everything that the kind of transport needs */
const saidTravel = travelInfo.check(
  ...TRAVEL_FIELDS.map((field) =>
    z.refine<TravelInfo>((said) => said[field] !== '' || !TRANSPORT_RULES[said.transport_type].needed.includes(field), {
      path: [field],
      error: rule('required'),
    }),
  ),
);

export const saveTravelBody = z.object({
  /** who travels together, by their ids */
  tourist_ids: z.array(uuid).check(z.minLength(1), z.maxLength(TOURISTS_MAX)),
  /** null: it is not known yet */
  arrival: z.nullable(saidTravel),
  departure: z.nullable(saidTravel),
});

/** Who comes how. `own`: by the link of one tourist, who sees nobody else; `link`: nothing of anybody is shown. */
export const partyTravel = z.object({
  access: z.enum(['full', 'own', 'link']),
  request_id: z.number(),
  tourists: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      arrival: z.nullable(travelInfo),
      departure: z.nullable(travelInfo),
    }),
  ),
});
export type PartyTravel = z.infer<typeof partyTravel>;
