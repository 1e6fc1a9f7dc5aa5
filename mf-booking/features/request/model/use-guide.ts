import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { guideName } from '../../../common/model/trip.ts';

/** Who leads, as sentences call them; on a site that names no organizers by what they are. */
export function useGuide({ organizer }: Pick<Tour, 'organizer'>): string {
  const { t } = useTranslation('mf-booking');
  return guideName(organizer) || t('review.organizer');
}
