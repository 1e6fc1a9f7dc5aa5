import type { Tourist, UpdateTouristsBody } from '@cairn/shared-contracts/api/tourist.schema';
import type { PublicSite } from '@cairn/shared-contracts/domain/public-site';

/** What the form of one tourist holds (specification §3, Tourist in a booking). */
export interface TouristValues {
  first_name: string;
  last_name: string;
  middle_name: string;
  /** 'YYYY-MM-DD' */
  birthday: string | null;
  email: string;
  phone: string;
  food_restriction: string;
  passport: string;
  /** kilograms */
  weight: number | null;
}

/** in the order of the form */
export const namesOfValues = [
  'first_name',
  'last_name',
  'middle_name',
  'birthday',
  'email',
  'phone',
  'passport',
  'weight',
  'food_restriction',
] as const satisfies readonly (keyof TouristValues)[];

/** whom the api knows already, and how the page has last seen them */
type Known = Pick<Sent, 'id' | 'revision'>;
const knownOf = ({ id, revision }: Tourist): Known => (id === '' ? {} : { id, revision });

type Sent = UpdateTouristsBody['tourists'][number];

export const valuesOf = (tourist: Tourist | null): TouristValues => ({
  first_name: tourist?.first_name ?? '',
  last_name: tourist?.last_name ?? '',
  middle_name: tourist?.middle_name ?? '',
  birthday: tourist?.birthday ?? null,
  email: tourist?.email ?? '',
  phone: tourist?.phone ?? '',
  food_restriction: tourist?.food_restriction ?? '',
  passport: tourist?.passport ?? '',
  weight: tourist?.weight ?? null,
});

/** what the site does not collect is not sent: the api refuses it */
export const sent = (
  values: TouristValues,
  { collectPassport, collectWeight }: PublicSite['touristsForm'],
): TouristValues => ({
  ...values,
  passport: collectPassport ? values.passport : '',
  weight: collectWeight ? values.weight : null,
});

/** The whole list with one place filled in anew; a place behind the named ones becomes the next. */
export function withTourist(
  tourists: readonly Tourist[],
  place: number,
  values: TouristValues,
  collects: PublicSite['touristsForm'],
  /** of the tourist of that place, as the form was opened on it */
  seen?: number,
): (Sent & TouristValues)[] {
  const list = tourists.map((one) => ({ ...knownOf(one), ...sent(valuesOf(one), collects) }));
  const index = Math.min(place - 1, list.length);
  const known = tourists[index];
  const revision = known && seen !== undefined ? { ...knownOf(known), revision: seen } : known && knownOf(known);
  list.splice(index, 1, { ...revision, ...sent(values, collects) });
  return list;
}

export const withoutTourist = (
  tourists: readonly Tourist[],
  place: number,
  collects: PublicSite['touristsForm'],
): (Sent & TouristValues)[] =>
  tourists
    .filter((_, index) => index !== place - 1)
    .map((one) => ({ ...knownOf(one), ...sent(valuesOf(one), collects) }));
