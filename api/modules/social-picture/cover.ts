import type { TourCard } from '@cairn/shared-contracts/api/tours.schema';
import { pictureUrl } from '@cairn/shared-contracts/domain/picture';
import { SOCIAL_PICTURE } from '@cairn/shared-contracts/domain/social-picture';
import { callSelf } from '../../platform/call-self.ts';
import type { Cover } from './compose.ts';

/** words cover the lower half: what stands above the horizon is what one sees */
const FOCUS = 0.3;
/** nothing that an organizer wrote makes the server fetch from elsewhere */
const OWN = '/media/';

/** The tour's first picture from the picture service; undefined when it cannot be had. */
export async function coverOf(
  { images: [first] }: Pick<TourCard, 'images'>,
  selfUrl: string,
): Promise<Cover | undefined> {
  if (!first?.image.startsWith(OWN)) return undefined;
  const answer = await callSelf(new URL(pictureUrl(first.image, SOCIAL_PICTURE.width), selfUrl)).catch(() => undefined);
  if (!answer?.ok) return undefined;
  return { bytes: new Uint8Array(await answer.arrayBuffer()), focus: FOCUS };
}
