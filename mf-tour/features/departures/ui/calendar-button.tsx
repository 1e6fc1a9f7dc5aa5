import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { CalendarDaysIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { OnDemand } from '../../../common/ui/on-demand.tsx';

const loadCalendar = () => import('./departure-calendar.tsx');

/** The departures in a calendar. Its code, with the rules of calendars, comes with the first press. */
export function CalendarButton({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  return (
    <OnDemand
      load={loadCalendar}
      props={{ tour }}
      button={(open, isLoading) => (
        <Button variant="ghost" isLoading={isLoading} onPress={open}>
          <CalendarDaysIcon size={18} />
          {t('departures.calendar')}
        </Button>
      )}
    />
  );
}
