import { usePlatform } from '@cairn/shared-contracts/remote/platform';
import { site as siteCalls } from './api.ts';

/**
 * Emojis for the lines of a cost calculation, when the site wants them there (`booking.isCostCalculationWithEmoji`): from its
 * palette, the same ones for a tour wherever it is shown. The palette is not part of the page's HTML, so they come a moment later.
 * @returns the emoji of a line by its index; '' without one
 */
export function useCostEmojis(tourId: number): (line: number) => string {
  const { site } = usePlatform();
  const { data } = siteCalls.appConfig.useQuery(undefined, { skip: !site.booking.isCostCalculationWithEmoji });
  const palette = site.booking.isCostCalculationWithEmoji ? (data?.tour_emojis ?? []) : [];
  return (line) => palette[(tourId + line) % palette.length] ?? '';
}
