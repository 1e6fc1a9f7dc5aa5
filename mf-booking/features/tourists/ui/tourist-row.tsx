import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import { Button } from '@cairn/shared-contracts/ui/button';
import type { TouristPlace } from '../model/tourist-places.ts';
import css from './tourists-panel.module.css';

export interface TouristRowProps {
  place: TouristPlace;
  bookingId: number;
  /** the reader may change it, as far as the tourist's own rights go */
  isOpen: boolean;
  onEdit: (place: number) => void;
  onRemove: (place: number) => void;
  onLink: (place: number) => void;
}

/** One seat of the booking. */
export function TouristRow({
  place: { place, name, email, tourist, childAge },
  bookingId,
  isOpen,
  ...on
}: TouristRowProps) {
  const { t } = useTranslation('mf-booking');
  const canEdit = isOpen && (tourist?.can_edit ?? true);
  const canRemove = isOpen && tourist?.can_delete === true;
  const unnamed = childAge === null ? t('tourists.place', { place }) : t('tourists.child', { place, age: childAge });
  const hasName = name !== '';
  const label = hasName ? t('tourists.editLabel', { name }) : t('tourists.nameLabel', { place });
  return (
    <div className={css.row}>
      <Avatar name={name || t('tourists.place', { place })} id={`${bookingId}-${place}`} size={32} />
      <span className={css.who}>
        <span className={css.name}>{name || unnamed}</span>
        <span className={css.note}>{name ? email : t(tourist ? 'tourists.awaited' : 'tourists.unnamed')}</span>
      </span>
      <span className={css.buttons}>
        {canEdit ? (
          <Button variant="ghost" size="sm" aria-label={label} onPress={() => on.onEdit(place)}>
            {t(hasName ? 'tourists.edit' : 'tourists.name')}
          </Button>
        ) : null}
        {canEdit ? (
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('tourists.link.label', { name: name || t('tourists.place', { place }) })}
            onPress={() => on.onLink(place)}
          >
            {t('tourists.link.button')}
          </Button>
        ) : null}
        {canRemove ? (
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('tourists.removeLabel', { name: name || t('tourists.place', { place }) })}
            onPress={() => on.onRemove(place)}
          >
            {t('tourists.remove')}
          </Button>
        ) : null}
      </span>
    </div>
  );
}
