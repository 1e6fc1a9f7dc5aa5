import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { BREAKPOINT } from '@cairn/shared-contracts/ui/constants';
import { DateCalendar } from '@cairn/shared-contracts/ui/date-calendar';
import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import { useState } from 'react';
import { kindOf } from '../../../common/model/kind.ts';
import { useChosen } from '../../../common/model/use-chosen.ts';
import { departuresByDay, shortPrice } from '../model/calendar-days.ts';
import { useStartDays } from '../model/use-start-days.ts';
import css from './departure-calendar.module.css';

/** two months of 308 px, the gap between them and the dialog's own padding */
const WIDE = 720;
const NARROW = 400;

export interface DepartureCalendarProps {
  tour: Tour;
  onClose: () => void;
}

/** All days on which somebody can set out, the price under each: choosing one puts it into the booking panel. */
export default function DepartureCalendar({ tour, onClose }: DepartureCalendarProps) {
  const { t } = useTranslation('mf-tour');
  const { locale } = usePlatform();
  const { id, choose } = useChosen();
  const byDay = departuresByDay(tour.dates);
  const days = useStartDays(tour, byDay);
  // opened by a press: there is a window, and no server to agree with
  const [isWide] = useState(() => window.matchMedia(`(min-width: ${BREAKPOINT.md}px)`).matches);
  const chosen = tour.dates.find((date) => date.id === id);
  const title = t('departures.calendarTitle', { kind: kindOf(tour) });
  return (
    <Dialog
      title={title}
      width={isWide ? WIDE : NARROW}
      closeLabel={t('close')}
      backEntry="departures-calendar"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {(_close, closeFor) => (
        <>
          <p className={css.hint}>{t('departures.calendarHint')}</p>
          <div className={css.calendar}>
            <DateCalendar
              label={title}
              layout={isWide ? 'pair' : 'list'}
              value={chosen?.start ?? null}
              min={days[0]}
              max={days.at(-1)}
              allowed={days}
              noteFor={(day) => {
                const date = byDay.get(day);
                return date ? shortPrice(locale, date) : undefined;
              }}
              onChange={(day) => {
                const date = byDay.get(day);
                if (date) closeFor(() => choose(date.id));
              }}
            />
          </div>
        </>
      )}
    </Dialog>
  );
}
