import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { guideName } from '../../../common/model/trip.ts';
import type { Seller } from './seller.ts';

/** Who leads, as sentences call them; on a site that names no organizers by what they are. */
export function useGuide({ organizer }: Pick<Tour, 'organizer'>): Seller {
  const { t } = useTranslation('mf-booking');
  const { forceHideOrganizers } = usePlatform().site.organizer;
  const name = guideName(organizer) || t('review.organizer');
  return forceHideOrganizers ? { name } : { name, id: organizer.id };
}
