import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useTravellerTime } from '@cairn/shared-contracts/remote/use-traveller-time';
import { Button } from '@cairn/shared-contracts/ui/button';
import { lowerBar } from '@cairn/shared-contracts/ui/lower-bar';
import { datesInBar } from '../model/dates-in-bar.ts';
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
  const { today } = useTravellerTime();
  const { date, quote, tourists } = draft;
  return (
    <div ref={lowerBar} data-lower-bar="" className={css.bar}>
      <div className={css.words}>
        {date && quote ? (
          <>
            <div className={css.price}>
              <p className={css.amounts}>
                <Amounts quote={quote} isSmall />
              </p>
              {tour ? <ShareDeparture tour={tour} date={date} draft={draft} /> : null}
            </div>
            <button type="button" className={css.choice} onClick={onOpen}>
              {t('panel.choice', { dates: datesInBar(date, locale, today), count: tourists })}
            </button>
          </>
        ) : (
          t('panel.chooseDeparture')
        )}
      </div>
      {/* to the eye the dates are worth more room than the whole sentence */}
      <Button onPress={onOpen} aria-label={t('panel.request')}>
        {t('panel.requestInBar')}
      </Button>
    </div>
  );
}
