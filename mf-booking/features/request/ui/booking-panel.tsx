import { isBookable } from '@cairn/shared-contracts/domain/seats';
import { ShieldIcon } from '@cairn/shared-contracts/icons';
import { type FragmentProps, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { lazy, Suspense, useState } from 'react';
import { useChosenOnPage } from '../model/use-chosen-on-page.ts';
import { useDraft } from '../model/use-draft.ts';
import { useOfferedDates } from '../model/use-offered-dates.ts';
import { useRequest } from '../model/use-request.ts';
import { BookingBar } from './booking-bar.tsx';
import { BookingForm } from './booking-form.tsx';
import css from './booking-panel.module.css';
import { type Absence, NoDepartures } from './no-departures.tsx';
import { PanelPrice } from './panel-price.tsx';

const BookingSheet = lazy(() => import('./booking-sheet.tsx'));
const LoginDialog = lazy(() => import('../../../common/ui/login-dialog.tsx'));

export type BookingPanelProps = FragmentProps<'mf-booking/booking-panel'>;

/** A card beside the tour from 992 px on, below that a bar at the lower edge that opens the same form as a sheet. */
export function BookingPanel({ tourId, name, organizerName, individual }: BookingPanelProps) {
  const { t } = useTranslation('mf-booking');
  const { siteName } = usePlatform();
  const { data, refetch } = useOfferedDates(tourId, individual);
  const draft = useDraft(data?.dates ?? [], data?.variants ?? []);
  const flow = useRequest({ tourId, individual }, draft, refetch);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  useChosenOnPage(() => setIsSheetOpen(true));

  if (!draft.dates.some(isBookable))
    return <NoDepartures organizerName={organizerName} absence={absenceOf(data?.dates)} />;

  const form = <BookingForm tourId={tourId} draft={draft} flow={flow} organizerName={organizerName} />;
  // one dialog at a time: the login takes the sheet's place, and gives it back
  const isAsking = isSheetOpen && !flow.wantsLogin;
  return (
    <section aria-label={t('panel.label', { name })}>
      <div className={css.card}>
        {draft.date && draft.quote ? <PanelPrice date={draft.date} quote={draft.quote} /> : null}
        {form}
      </div>
      <p className={css.held}>
        <ShieldIcon size={16} /> {t('panel.held', { site: siteName })}
      </p>
      <BookingBar draft={draft} onOpen={() => setIsSheetOpen(true)} />
      <Suspense>
        {isAsking ? <BookingSheet onClose={() => setIsSheetOpen(false)}>{form}</BookingSheet> : null}
        {flow.wantsLogin ? (
          <LoginDialog title={t('login.title')} onDone={flow.loggedIn} onClose={flow.leaveLogin} />
        ) : null}
      </Suspense>
    </section>
  );
}

function absenceOf(dates: readonly unknown[] | undefined): Absence {
  if (!dates) return 'unknown';
  return dates.length > 0 ? 'taken' : 'unplanned';
}
