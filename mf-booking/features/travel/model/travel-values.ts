import type { TravelInfo } from '@cairn/shared-contracts/api/travel.schema';
import {
  TRANSPORT_RULES,
  TRANSPORT_TYPES,
  TRAVEL_FIELDS,
  type TransportType,
  type TravelField,
  type Way,
} from '@cairn/shared-contracts/domain/travel';
import { required } from '@cairn/shared-contracts/domain/validators';
import type { Rules } from '@cairn/shared-contracts/ui/form';

export const WAYS = ['arrival', 'departure'] as const satisfies readonly Way[];

/** '' is a way that is not known yet */
export type Transport = `${TransportType}` | '';
export const NOT_KNOWN = '' satisfies Transport;

type Said = { [Name in `${Way}.${TravelField}`]: string } & { [Name in `${Way}.transport_type`]: Transport };

/** What the form holds; its fields are named as the api names them. */
export type TravelValues = Said & {
  /** ids of those who travel together */
  tourist_ids: readonly string[];
};

/** the first and the last day of the tour: who comes on another says so */
export type TourDays = Readonly<Record<Way, string>>;

const saidOf = (way: Way, info: TravelInfo | null, days: TourDays) => ({
  [`${way}.transport_type`]: info ? String(info.transport_type) : NOT_KNOWN,
  ...Object.fromEntries(
    TRAVEL_FIELDS.map((field) => [`${way}.${field}`, info?.[field] || (field === 'date' ? days[way] : '')]),
  ),
});

export const valuesOf = (
  { ids, ...told }: { ids: readonly string[] } & Readonly<Record<Way, TravelInfo | null>>,
  days: TourDays,
): TravelValues =>
  // every name is put together of a way and a field
  ({
    tourist_ids: ids,
    ...saidOf('arrival', told.arrival, days),
    ...saidOf('departure', told.departure, days),
  }) as TravelValues;

export const transportOf = (values: TravelValues, way: Way): TransportType | undefined =>
  TRANSPORT_TYPES.find((type) => String(type) === values[`${way}.transport_type`]);

/** What a way asks now, in the order of the form. */
export function askedOf(values: TravelValues, way: Way): { field: TravelField; isNeeded: boolean }[] {
  const type = transportOf(values, way);
  if (type === undefined) return [];
  const { needed, asked } = TRANSPORT_RULES[type];
  return TRAVEL_FIELDS.flatMap((field) =>
    needed.includes(field) || asked.includes(field) ? [{ field, isNeeded: needed.includes(field) }] : [],
  );
}

const isRequired = required();

/** needed is what the chosen transport needs */
const rulesOf = (way: Way): Rules<TravelValues> =>
  Object.fromEntries(
    TRAVEL_FIELDS.map((field) => [
      `${way}.${field}`,
      [
        (value: string, values: TravelValues) =>
          askedOf(values, way).some((one) => one.field === field && one.isNeeded)
            ? isRequired(value, values)
            : undefined,
      ],
    ]),
  );

export const TRAVEL_RULES: Rules<TravelValues> = {
  tourist_ids: [required()],
  ...rulesOf('arrival'),
  ...rulesOf('departure'),
};

/** what is sent of a way; null when it is not known yet */
export function sentOf(values: TravelValues, way: Way): TravelInfo | null {
  const transport_type = transportOf(values, way);
  if (transport_type === undefined) return null;
  const asked = new Set(askedOf(values, way).map(({ field }) => field));
  const said = TRAVEL_FIELDS.map((field) => [field, asked.has(field) ? values[`${way}.${field}`].trim() : '']);
  // every field of a way is among them
  return { transport_type, ...Object.fromEntries(said) } as TravelInfo;
}
