import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { formatDates } from '@cairn/shared-contracts/domain/dates';
import { CheckIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useChosen } from '../../../common/model/use-chosen.ts';
import css from './departures.module.css';

/** Puts the departure into the booking panel, which reads it from the address. The whole row is the target. */
export function Choose({ date }: { date: TourDate }) {
  const { t } = useTranslation('mf-tour');
  const { locale } = usePlatform();
  const { id, hrefOf, choose } = useChosen();
  const isChosen = id === date.id;
  const dates = formatDates(date.start, date.end, locale, { withYear: true });
  return (
    <a
      href={hrefOf(date.id)}
      rel="nofollow"
      className={css.choose}
      aria-current={isChosen ? 'true' : undefined}
      aria-label={t(isChosen ? 'departures.chosenLabel' : 'departures.chooseLabel', { dates })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        choose(date.id);
      }}
    >
      {isChosen ? <CheckIcon size={16} /> : null}
      {t(isChosen ? 'departures.chosen' : 'departures.choose')}
    </a>
  );
}
