import type { TourCard } from '@cairn/shared-contracts/api/tours.schema';
import { CheckIcon, PlusIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useSelection } from '../model/use-selection.ts';
import css from './select-tour.module.css';

/** On a card in tour-selection mode: takes the tour into the selection, or out of it. */
export default function SelectTour({ tour, token }: { tour: TourCard; token: string }) {
  const { t } = useTranslation('mf-catalog');
  const selection = useSelection(token);
  const isOn = tour.id in selection.items;
  const Icon = isOn ? CheckIcon : PlusIcon;
  return (
    <button
      type="button"
      className={css.toggle}
      aria-pressed={isOn}
      aria-label={t('selection.select', { name: tour.name })}
      onClick={() => selection.toggle(tour)}
    >
      <Icon size={16} />
      {t('selection.add')}
    </button>
  );
}
