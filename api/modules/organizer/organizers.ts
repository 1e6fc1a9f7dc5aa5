import type { MediaItem } from '@cairn/shared-contracts/api/common.schema';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

export interface PublicOrganizer {
  id: number;
  name: string;
  person: string;
  avatar: MediaItem | null;
  cover: MediaItem | null;
  is_verified: boolean;
  country: { id: number; name: string; slug: string };
  city: string;
  quote: string;
  about: string;
  content_language: string;
  since: number;
  reply_hours: number;
  languages: string[];
  flags: string[];
  sale_model: number;
  legal_type: number;
  rating: number | null;
  reviews_count: number;
  tours_count: number;
}

const rows = ({ db }: Services) =>
  db
    .selectFrom('organizers as o')
    .innerJoin('places as c', 'c.id', 'o.country_id')
    .selectAll('o')
    .select(['c.name as country_name', 'c.slug as country_slug']);

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const toPublic = (
  { media }: Services,
  { country_id, country_name, country_slug, avatar, cover, ...row }: Row,
): PublicOrganizer => ({
  ...row,
  avatar: avatar ? media(avatar) : null,
  cover: cover ? media(cover) : null,
  country: { id: country_id, name: country_name, slug: country_slug },
});

export const organizerNotFound = () => notFound('organizer_not_found');

/** @throws ApiError 404 organizer_not_found */
export async function readOrganizer(services: Services, id: number): Promise<PublicOrganizer> {
  const row = await rows(services).where('o.id', '=', id).executeTakeFirst();
  if (!row) throw organizerNotFound();
  return toPublic(services, row);
}

export interface OrganizerSlice {
  limit: number;
  page: number;
  /** 0: all countries */
  countryId: number;
}

/** organizers with tours, the best rated first */
export async function listOrganizers(
  services: Services,
  { limit, page, countryId }: OrganizerSlice,
): Promise<{ items: PublicOrganizer[]; total: number }> {
  const { db } = services;
  const found = await rows(services)
    .where('o.tours_count', '>', 0)
    .$if(countryId > 0, (query) => query.where('o.country_id', '=', countryId))
    .orderBy('o.is_verified', 'desc')
    .orderBy('o.rating', (order) => order.desc().nullsLast())
    .orderBy('o.reviews_count', 'desc')
    .orderBy('o.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await db
    .selectFrom('organizers as o')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('o.tours_count', '>', 0)
    .$if(countryId > 0, (query) => query.where('o.country_id', '=', countryId))
    .executeTakeFirstOrThrow();
  return { items: found.map((row) => toPublic(services, row)), total };
}
