import type { TravelInfo } from '@cairn/shared-contracts/api/travel.schema';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { TRANSPORT, type TransportType } from '@cairn/shared-contracts/domain/travel';

const NAMES: Readonly<Record<TransportType, string>> = {
  [TRANSPORT.air]: 'travel.transport.air',
  [TRANSPORT.train]: 'travel.transport.train',
  [TRANSPORT.other]: 'travel.transport.other',
  [TRANSPORT.livesThere]: 'travel.transport.livesThere',
};

interface Reader {
  t: (key: string) => string;
  locale: string;
}

/** 'By air · Jun 13, 2027, 14:20 · Almaty · KC 102': what was said, in one line. */
export function travelText(travel: TravelInfo, { t, locale }: Reader): string {
  const { date, time, airport_name, flight_number, station_name, train_number } = travel;
  const when = [date && formatDate(date, locale, 'long'), time].filter(Boolean).join(', ');
  const where = [airport_name, flight_number, station_name, train_number];
  const rest = [travel.other_transport_name, travel.departure_place, travel.additional_info];
  return [t(NAMES[travel.transport_type]), when, ...where, ...rest].filter(Boolean).join(' · ');
}
