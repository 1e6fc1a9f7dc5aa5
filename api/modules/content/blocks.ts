import type { RichBlock } from '@cairn/shared-contracts/api/rich-text.schema';
import type { Services } from '../../platform/services.ts';
import type { StoredBlock } from '../../platform/stored-json.ts';
import { cleanEditorial } from './clean-editorial.ts';

type MappedTour = Extract<RichBlock, { type: 'map' }>['tour'];

/** those tours that can be looked at, by id */
async function toursOf({ db }: Services, blocks: readonly StoredBlock[]): Promise<Map<number, MappedTour>> {
  const ids = blocks.flatMap((block) => {
    if (block.type === 'map') return block.tour;
    return block.type === 'tours' ? block.ids : [];
  });
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('tours')
    .select(['id', 'slug', 'name', 'content_language', 'start_place', 'end_place', 'details'])
    .where('id', 'in', ids)
    .where('status', '=', 'published')
    .execute();
  return new Map(rows.map(({ id, details, ...tour }) => [id, { ...tour, route: details.route }]));
}

/** those places that have a climate */
async function climatePlaces({ db }: Services, blocks: readonly StoredBlock[]): Promise<Set<string>> {
  const slugs = blocks.flatMap((block) => (block.type === 'climate' ? block.place : []));
  if (slugs.length === 0) return new Set();
  const rows = await db
    .selectFrom('places')
    .innerJoin('place_climate', 'place_climate.place_id', 'places.id')
    .select('places.slug')
    .where('places.slug', 'in', slugs)
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}

/** A text's blocks as pages show them: words clean, and nothing of what has gone since it was written. */
export async function readBlocks(services: Services, stored: readonly StoredBlock[]): Promise<RichBlock[]> {
  const [tours, places] = await Promise.all([toursOf(services, stored), climatePlaces(services, stored)]);
  const shownOf = (block: StoredBlock): RichBlock[] => {
    switch (block.type) {
      case 'heading':
        return [block];
      case 'prose':
      case 'quote':
        return [{ ...block, html: cleanEditorial(block.html) }];
      case 'gallery': {
        const pictures = block.pictures.map(({ caption, ...picture }) => ({
          ...services.media(picture),
          ...(caption ? { caption } : {}),
        }));
        return [{ type: 'gallery', pictures }];
      }
      case 'tours': {
        const ids = block.ids.filter((id) => tours.has(id));
        return ids.length > 0 ? [{ type: 'tours', ids }] : [];
      }
      case 'map': {
        const tour = tours.get(block.tour);
        return tour ? [{ type: 'map', tour }] : [];
      }
      case 'climate':
        return places.has(block.place) ? [block] : [];
    }
  };
  return stored.flatMap(shownOf);
}
