import { formatDates } from '@cairn/shared-contracts/domain/dates';
import { isBookable } from '@cairn/shared-contracts/domain/seats';
import { ShieldIcon } from '@cairn/shared-contracts/icons';
import { type FragmentProps, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { lazy, Suspense } from 'react';
import { useOpenInHistory } from '../../../common/model/use-open-in-history.ts';
import { SHOWN_DEPARTURES } from '../model/departures.ts';
import type { Seller } from '../model/seller.ts';
import { useChosenOnPage } from '../model/use-chosen-on-page.ts';
import { type Draft, useDraft } from '../model/use-draft.ts';
import { useOfferedDates } from '../model/use-offered-dates.ts';
import { useRequest } from '../model/use-request.ts';
import { useReviewStep } from '../model/use-review-step.ts';
import { canWaitFor, useWaitlist, type Waitlist, withKeptSeats } from '../model/use-waitlist.ts';
import { BookingBar } from './booking-bar.tsx';
import { BookingForm } from './booking-form.tsx';
import css from './booking-panel.module.css';
import { type Absence, NoDepartures } from './no-departures.tsx';
import { PanelPrice } from './panel-price.tsx';
import { Waiting } from './waiting.tsx';

const BookingSheet = lazy(() => import('./booking-sheet.tsx'));
const LoginDialog = lazy(() => import('../../../common/ui/login-dialog.tsx'));

export type BookingPanelProps = FragmentProps<'mf-booking/booking-panel'>;

/** what is open over the tour page, in the browser's history: Back closes it */
const BOOKING_SHEET = 'booking-sheet';

/** A card beside the tour from 992 px on, below that a bar at the lower edge that opens the same form as a sheet. */
export function BookingPanel({ tourId, slug, name, individual, ageFrom: youngest, ...sold }: BookingPanelProps) {
  const { t } = useTranslation('mf-booking');
  const { siteName } = usePlatform();
  const { data, refetch } = useOfferedDates(tourId, individual);
  const waitlist = useWaitlist(tourId, individual === undefined);
  const seller = { id: sold.organizerId, name: sold.organizerName };
  const draft = useDraft(withKeptSeats(data?.dates ?? [], waitlist), data);
  // an individual tour was agreed with its organizer, whoever goes
  const ageFrom = individual === undefined ? youngest : undefined;
  const flow = useRequest({ tourId, individual, ageFrom }, draft, refetch);
  const step = useReviewStep({ tourId, individual }, draft);
  const sheet = useOpenInHistory(BOOKING_SHEET);
  useChosenOnPage(sheet.open);

  if (!draft.dates.some(isBookable))
    return <SoldOut {...{ tourId, draft, waitlist, seller }} absence={absenceOf(data?.dates)} />;

  const form = <BookingForm {...{ tourId, draft, flow, seller, waitlist, ageFrom }} onRequest={step.open} />;
  const asking = [step, flow, waitlist].find(({ wantsLogin }) => wantsLogin);
  return (
    <section aria-label={t('panel.label', { name })}>
      <div className={css.card}>
        {draft.date && draft.quote ? <PanelPrice date={draft.date} quote={draft.quote} /> : null}
        {form}
      </div>
      <p className={css.held}>
        <ShieldIcon size={16} /> {t('panel.held', { site: siteName })}
      </p>
      <BookingBar draft={draft} tour={individual ? undefined : { slug, name }} onOpen={sheet.open} />
      <Suspense>
        {/* one dialog at a time: the login takes the sheet's place, and gives it back */}
        {sheet.isOpen && !asking ? <BookingSheet onClose={sheet.close}>{form}</BookingSheet> : null}
        {asking ? <LoginDialog title={t('login.title')} onDone={asking.loggedIn} onClose={asking.leaveLogin} /> : null}
      </Suspense>
    </section>
  );
}

interface SoldOutProps {
  tourId: number;
  draft: Draft;
  waitlist: Waitlist;
  seller: Seller;
  absence: Absence;
}

/** Nothing can be booked: whoever wants to go all the same waits for seats. */
function SoldOut({ tourId, draft, waitlist, seller, absence }: SoldOutProps) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const full = draft.dates.filter((date) => canWaitFor(date, draft.wantedTourists));
  return (
    <NoDepartures seller={seller} tourId={tourId} absence={absence}>
      {full.slice(0, SHOWN_DEPARTURES).map((date) => (
        <div key={date.id}>
          <b>{formatDates(date.start, date.end, locale, { withYear: true })}</b>
          <Waiting date={date} seats={draft.wantedTourists} waitlist={waitlist} />
        </div>
      ))}
      <Suspense>
        {waitlist.wantsLogin ? (
          <LoginDialog title={t('login.title')} onDone={waitlist.loggedIn} onClose={waitlist.leaveLogin} />
        ) : null}
      </Suspense>
    </NoDepartures>
  );
}

function absenceOf(dates: readonly unknown[] | undefined): Absence {
  if (!dates) return 'unknown';
  return dates.length > 0 ? 'taken' : 'unplanned';
}
