import type { MediaItem } from '@cairn/shared-contracts/api/common.schema';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { cleanHtml } from '../tours/clean-html.ts';
import { languageLine } from './language-names.ts';

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
  reply_hours: number | null;
  reply_share: number | null;
  languages: string[];
  language_names: string[];
  flags: string[];
  sale_model: number;
  legal_type: number;
  rating: number | null;
  reviews_count: number;
  tours_count: number;
}

export const organizerRows = ({ db }: Services) =>
  db
    .selectFrom('organizers as o')
    .innerJoin('places as c', 'c.id', 'o.country_id')
    .selectAll('o')
    .select(['c.name as country_name', 'c.slug as country_slug']);

type Row = Awaited<ReturnType<ReturnType<typeof organizerRows>['execute']>>[number];

/** @param language ISO locale of the reader */
export const toPublic = (
  { media }: Services,
  { country_id, country_name, country_slug, avatar, cover, about, ...row }: Row,
  language: string,
): PublicOrganizer => ({
  ...row,
  about: cleanHtml(about),
  language_names: languageLine(row.languages, language),
  avatar: avatar ? media(avatar) : null,
  cover: cover ? media(cover) : null,
  country: { id: country_id, name: country_name, slug: country_slug },
});

export const organizerNotFound = () => notFound('organizer_not_found');

/** One that the site shows. @throws ApiError 404 organizer_not_found */
export async function readOrganizer(services: Services, id: number, language: string): Promise<PublicOrganizer> {
  const row = await organizerRows(services)
    .where('o.id', '=', id)
    .where('o.is_published', '=', true)
    .executeTakeFirst();
  if (!row) throw organizerNotFound();
  return toPublic(services, row, language);
}

export interface OrganizerSlice {
  limit: number;
  page: number;
  /** 0: all countries */
  countryId: number;
  /** ISO locale of the reader */
  language: string;
}

/** organizers with tours, the best rated first */
export async function listOrganizers(
  services: Services,
  { limit, page, countryId, language }: OrganizerSlice,
): Promise<{ items: PublicOrganizer[]; total: number }> {
  const { db } = services;
  const found = await organizerRows(services)
    .where('o.tours_count', '>', 0)
    .where('o.is_published', '=', true)
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
    .where('o.is_published', '=', true)
    .$if(countryId > 0, (query) => query.where('o.country_id', '=', countryId))
    .executeTakeFirstOrThrow();
  return { items: found.map((row) => toPublic(services, row, language)), total };
}
