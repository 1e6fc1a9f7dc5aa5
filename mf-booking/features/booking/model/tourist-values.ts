import type { Tourist, UpdateTouristsBody } from '@cairn/shared-contracts/api/request.schema';
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
const sent = (values: TouristValues, { collectPassport, collectWeight }: PublicSite['touristsForm']): Sent => ({
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
): Sent[] {
  const list = tourists.map(valuesOf);
  list.splice(Math.min(place - 1, list.length), 1, values);
  return list.map((one) => sent(one, collects));
}

export const withoutTourist = (
  tourists: readonly Tourist[],
  place: number,
  collects: PublicSite['touristsForm'],
): Sent[] => tourists.filter((_, index) => index !== place - 1).map((one) => sent(valuesOf(one), collects));
