import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Link } from '@cairn/shared-contracts/ui/link';
import type { ReactNode } from 'react';
import largeText from '../../../common/ui/large-text.module.css';
import { trips } from '../model/api.ts';
import { EmptyTrips } from './empty-trips.tsx';
import { LaterTrips } from './later-trips.tsx';
import { NextTrip } from './next-trip.tsx';
import { PastTrips } from './past-trips.tsx';
import css from './trips-page.module.css';
import { TripsSkeleton } from './trips-skeleton.tsx';

/** The account's home: what is next, who must do it and until when. `children`: what the traveller keeps for later. */
export function TripsPage({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('mf-account');
  const { siteName } = usePlatform();
  const { data, isError, isFetching, refetch } = trips.useQuery();
  const [next, ...later] = data?.coming ?? [];
  const past = data?.past ?? [];
  const isEmpty = data !== undefined && !next && past.length === 0;
  return (
    <div className={`page ${css.page} ${largeText.roomy}`}>
      <Seo title={t('trips.title')} description={t('trips.description', { site: siteName })} noindex />
      <div className={css.head}>
        <h1>{t('trips.title')}</h1>
        {next && past.length > 0 ? (
          <Link href="#past" variant="quiet" className={css.jump ?? ''}>
            {t('trips.toPast')}
          </Link>
        ) : null}
      </div>
      {isError ? (
        <Alert
          tone="danger"
          title={t('trips.failed')}
          action={
            <Button variant="secondary" size="sm" isLoading={isFetching} onPress={() => void refetch()}>
              {t('trips.again')}
            </Button>
          }
          className={css.failed ?? ''}
        >
          {t('trips.failedText')}
        </Alert>
      ) : null}
      {data === undefined && !isError ? <TripsSkeleton /> : null}
      {isEmpty ? <EmptyTrips /> : null}
      {next ? <NextTrip trip={next} /> : null}
      {later.length > 0 || past.length > 0 ? (
        <div className={css.columns}>
          {later.length > 0 ? <LaterTrips trips={later} /> : null}
          {past.length > 0 ? <PastTrips trips={past} /> : null}
        </div>
      ) : null}
      {children}
    </div>
  );
}
