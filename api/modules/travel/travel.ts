import type { PartyTravel, TravelInfo } from '@cairn/shared-contracts/api/travel.schema';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { TRANSPORT_RULES, TRAVEL_FIELDS, travelDays, type Way } from '@cairn/shared-contracts/domain/travel';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { ApiError, broken, invalid } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { LinkAsking } from '../request/by-link.ts';
import { readTouristsInfo } from '../request/tourist-links.ts';
import { lockOpen, touristsOf } from '../request/tourists.ts';

export interface Travel {
  arrival: TravelInfo | null;
  departure: TravelInfo | null;
}

const UNTOLD: Travel = { arrival: null, departure: null };

/** What the tourists of a booking have told, by their ids. */
export async function travelsOf(db: Kysely<Database>, requestId: number): Promise<(touristId: string) => Travel> {
  const rows = await db
    .selectFrom('travel_infos')
    .select(['tourist_id', 'arrival', 'departure'])
    .where('request_id', '=', requestId)
    .execute();
  const known = new Map(rows.map(({ tourist_id, ...travel }) => [tourist_id, travel]));
  return (id) => known.get(id) ?? UNTOLD;
}

/** @throws ApiError 404 booking_not_found, 410 tourist_link_expired */
export async function readTravel(services: Services, asking: LinkAsking, uuid: string): Promise<PartyTravel> {
  const { access, request_id, tourists } = await readTouristsInfo(services, asking, uuid);
  const travelOf = await travelsOf(services.db, request_id);
  return {
    ...{ access, request_id },
    // those who are masked have no id, and so nothing told
    tourists: tourists.map(({ id, full_name: name }) => ({ id, name, ...travelOf(id) })),
  };
}

export interface SaidTravel extends Travel {
  tourist_ids: readonly string[];
}

/** @throws ApiError 403 booking_login_required, 404, 409 booking_closed, 410, 422 for somebody who is not shown to whoever asks, and for days that have nothing to do with the tour */
export async function saveTravel(
  services: Services,
  asking: LinkAsking & { language: string },
  uuid: string,
  said: SaidTravel,
): Promise<PartyTravel> {
  const { access, request_id, tourists, date } = await readTouristsInfo(services, asking, uuid);
  if (access === 'link') throw new ApiError(403, 'booking_login_required');
  refuseFarDays(said, date, asking.language);
  const shown = new Set(tourists.map(({ id }) => id));
  const ids = [...new Set(said.tourist_ids.map((id) => id.toLowerCase()))];
  await services.db.transaction().execute(async (trx) => {
    // somebody may have been removed in this very moment
    const there = new Set(touristsOf(await lockOpen(trx, request_id)).map(({ id }) => id));
    if (ids.some((id) => !shown.has(id) || !there.has(id))) throw invalid({ tourist_ids: [broken('fallback')] });
    const row = {
      ...{ request_id, updated_at: services.clock.now() },
      arrival: stored(said.arrival),
      departure: stored(said.departure),
    };
    for (const tourist_id of ids) {
      await trx
        .insertInto('travel_infos')
        .values({ tourist_id, ...row })
        .onConflict((conflict) => conflict.column('tourist_id').doUpdateSet(row))
        .execute();
    }
  });
  return readTravel(services, asking, uuid);
}

function refuseFarDays(said: Travel, tour: { start: string; end: string }, language: string): void {
  const errors = (['arrival', 'departure'] as const satisfies readonly Way[]).flatMap((way) => {
    const info = said[way];
    const { min, max } = travelDays(way, tour);
    const isAsked = info && TRANSPORT_RULES[info.transport_type].needed.includes('date');
    if (!isAsked || (info.date >= min && info.date <= max)) return [];
    const range = { from: formatDate(min, language), to: formatDate(max, language) };
    return [[`${way}.date`, [broken('dayRange', range)]] as const];
  });
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
}

function stored(travel: TravelInfo | null): string | null {
  if (!travel) return null;
  const { needed, asked } = TRANSPORT_RULES[travel.transport_type];
  const unasked = TRAVEL_FIELDS.filter((field) => !needed.includes(field) && !asked.includes(field));
  return JSON.stringify({ ...travel, ...Object.fromEntries(unasked.map((field) => [field, ''])) });
}
