import type { Suggestion } from '@cairn/shared-contracts/api/tours.schema';
import { tours } from '../../../common/model/api.ts';

/** The listing that a visitor is on, as somebody knows it who has only its address. */
export interface PlaceInAddress {
  slug: string;
  /** made of the slug */
  name: string;
}

/** The place of a listing as the finder's choice. Until its own name is here, the one in the address stands for it. */
export function useCurrentPlace(given: PlaceInAddress | undefined): Suggestion | null {
  const { data } = tours.validSlug.useQuery({ slug: given?.slug ?? '' }, { skip: !given });
  if (!given) return null;
  const { kind, id, name, slug, parents } = data?.result ?? { kind: 'listing', id: 0, ...given, parents: [] };
  return { kind, id, name, slug, hint: parents.at(-1)?.name ?? '', count: 0 };
}
