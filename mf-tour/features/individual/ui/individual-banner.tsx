import { isUuid } from '@cairn/shared-contracts/domain/uuid';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';

const OfferBanner = lazy(() => import('./offer-banner.tsx'));

/** Query parameter of the tour page with the uuid of an individual tour. */
export const INDIVIDUAL_PARAM = 'individual';

/**
 * The place of an individual tour on the page of the tour it is made of (specification §2): ?individual=<uuid>. An offer that is gone,
 * or that is of another tour, leaves the page as it is. Its code loads with the parameter only.
 */
export function IndividualBanner({ tourId }: { tourId: number }) {
  const [query] = useSearchParams();
  const uuid = query.get(INDIVIDUAL_PARAM);
  if (!isUuid(uuid)) return null;
  return (
    <Suspense>
      <OfferBanner uuid={uuid.toLowerCase()} tourId={tourId} />
    </Suspense>
  );
}
