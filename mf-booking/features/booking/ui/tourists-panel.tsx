import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import { touristPlaces } from '../model/tourist-places.ts';
import { Panel } from './panel.tsx';
import css from './tourists-panel.module.css';

/** Who goes. A place without a name yet says so. */
export function TouristsPanel({ booking }: { booking: Booking }) {
  const { t } = useTranslation('mf-booking');
  return (
    <Panel title={t('tourists.title')}>
      <ul className={css.list}>
        {touristPlaces(booking).map(({ place, name, email }) => (
          <li key={place} className={css.row}>
            <Avatar name={name || t('tourists.place', { place })} id={`${booking.id}-${place}`} size={32} />
            <span className={css.name}>{name || t('tourists.place', { place })}</span>
            <span className={css.note}>{name ? email : t('tourists.unnamed')}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
