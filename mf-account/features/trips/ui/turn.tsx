import type { Trip } from '@cairn/shared-contracts/api/user.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import css from './turn.module.css';

interface TurnProps {
  actor: Trip['next']['actor'];
  organizer: string;
}

/** Whose turn it is: by its text, the colour only says it again. */
export function Turn({ actor, organizer }: TurnProps) {
  const { t } = useTranslation('mf-account');
  return (
    <p className={actor === 'tourist' ? css.you : css.other}>
      {actor === 'organizer' ? t('trips.turn.organizer', { organizer }) : t(`trips.turn.${actor}`)}
    </p>
  );
}
