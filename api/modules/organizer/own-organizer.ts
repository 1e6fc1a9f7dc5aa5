import {
  CHECKED_FIELDS,
  type createOrganizerBody,
  type OwnOrganizer,
  type updateOrganizerBody,
} from '@cairn/shared-contracts/api/organizer.schema';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { SessionUser } from '../../platform/call.ts';
import { broken, forbidden, invalid } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { organizerNotFound, organizerRows, toPublic } from './organizers.ts';
import { removalOf } from './removals.ts';

type NewOrganizer = z.output<typeof createOrganizerBody>;
type Changes = z.output<typeof updateOrganizerBody>;

/** who asks, and the language that they read */
export interface OfficeCaller {
  user: SessionUser;
  /** ISO locale */
  language: string;
}

export async function readOwn(services: Services, id: number, language: string): Promise<OwnOrganizer> {
  const row = await organizerRows(services).where('o.id', '=', id).executeTakeFirst();
  if (!row) throw organizerNotFound();
  const removal = await removalOf(services.db, id);
  return {
    ...toPublic(services, row, language),
    is_published: row.is_published,
    ...(removal ? { removed_for: removal.reason } : {}),
  };
}

/** @throws ApiError 403 forbidden for who is none of the organizer's people: also where there is no such organizer */
export function requireOwn(user: SessionUser, id: number): void {
  const isOwn = user.role === 'organizer' && user.organizerId === id;
  if (!isOwn && user.role !== 'admin') throw forbidden();
}

/** @throws ApiError 404 organizer_not_found for who belongs to none */
export function readOrganizerOf(services: Services, { user, language }: OfficeCaller): Promise<OwnOrganizer> {
  if (user.role !== 'organizer' || user.organizerId === null) throw organizerNotFound();
  return readOwn(services, user.organizerId, language);
}

/** @throws ApiError 403 forbidden, 404 organizer_not_found */
export async function viewOrganizer(
  services: Services,
  { user, language }: OfficeCaller,
  id: number,
): Promise<OwnOrganizer> {
  requireOwn(user, id);
  return readOwn(services, id, language);
}

/** @throws ApiError 422 for a country that there is not */
async function requireCountry({ db }: Services, id: number): Promise<void> {
  const found = await db.selectFrom('countries').select('place_id').where('place_id', '=', id).executeTakeFirst();
  if (!found) throw invalid({ country_id: [broken('fallback')] });
}

/** all who make organizers take their turn: numbers are given without a sequence, as imports bring their own */
const NUMBERS = 7_130_001;

/**
 * An organizer that the site does not show yet.
 * @throws ApiError 403 forbidden for anybody but an admin, 422 for an unknown country
 */
export async function createOrganizer(
  services: Services,
  { user, language }: OfficeCaller,
  organizer: NewOrganizer,
): Promise<OwnOrganizer> {
  if (user.role !== 'admin') throw forbidden();
  await requireCountry(services, organizer.country_id);
  const { id } = await services.db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${NUMBERS})`.execute(trx);
    return trx
      .insertInto('organizers')
      .values((eb) => ({
        ...organizer,
        id: eb.selectFrom('organizers').select(sql<number>`coalesce(max(id), 0) + 1`.as('id')),
        since: Number(services.clock.today().slice(0, 4)),
        is_published: false,
      }))
      .returning('id')
      .executeTakeFirstOrThrow();
  });
  return readOwn(services, id, language);
}

/**
 * Changes what an organizer tells of themselves; an admin changes anything.
 * @throws ApiError 403 forbidden, 404 organizer_not_found, 422 for an unknown country
 */
export async function updateOrganizer(
  services: Services,
  { user, language }: OfficeCaller,
  id: number,
  changes: Changes,
): Promise<OwnOrganizer> {
  requireOwn(user, id);
  if (user.role !== 'admin' && CHECKED_FIELDS.some((field) => changes[field] !== undefined)) throw forbidden();
  if (changes.country_id !== undefined) await requireCountry(services, changes.country_id);
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length > 0)
    await services.db.updateTable('organizers').set(given).where('id', '=', id).execute();
  return readOwn(services, id, language);
}
