import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Skeleton } from '@cairn/shared-contracts/ui/skeleton';
import css from './next-trip.module.css';

/** The place of the next trip while it is on its way. */
export function TripsSkeleton() {
  const { t } = useTranslation('mf-account');
  return (
    <div role="status" aria-label={t('trips.loading')}>
      <Skeleton height={520} className={css.skeleton ?? ''} />
    </div>
  );
}
