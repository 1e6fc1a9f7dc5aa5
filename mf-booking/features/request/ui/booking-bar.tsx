import { formatDates } from '@cairn/shared-contracts/domain/dates';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { lowerBar } from '@cairn/shared-contracts/ui/lower-bar';
import type { Draft } from '../model/use-draft.ts';
import css from './booking-bar.module.css';
import { Amounts } from './panel-price.tsx';
import { ShareDeparture, type SharedTour } from './share-departure.tsx';

export interface BookingBarProps {
  draft: Draft;
  /** without one the date is nobody else's */
  tour: SharedTour | undefined;
  onOpen: () => void;
}

/** The phone's lower edge: price, what is chosen, and the ways to pass it on and to the form. */
export function BookingBar({ draft, tour, onOpen }: BookingBarProps) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const { date, quote, tourists } = draft;
  return (
    <div ref={lowerBar} className={css.bar}>
      <div className={css.words}>
        {date && quote ? (
          <>
            <p className={css.price}>
              <Amounts quote={quote} isSmall />
              {tour ? <ShareDeparture tour={tour} date={date} draft={draft} /> : null}
            </p>
            <button type="button" className={css.choice} onClick={onOpen}>
              {t('panel.choice', {
                dates: formatDates(date.start, date.end, locale, { withYear: true }),
                count: tourists,
              })}
            </button>
          </>
        ) : (
          t('panel.chooseDeparture')
        )}
      </div>
      <Button onPress={onOpen}>{t('panel.request')}</Button>
    </div>
  );
}
