import type { Trip } from '@cairn/shared-contracts/api/user.schema';
import { OrganizerLink } from '@cairn/shared-contracts/remote/organizer-link';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import css from './turn.module.css';

interface TurnProps {
  actor: Trip['next']['actor'];
  organizer: Pick<Trip['organizer'], 'id' | 'name'>;
}

/** stands in the sentence where the link is to be; no text holds it */
const PLACE = '\u{f8ff}';

/** Whose turn it is: by its text, the colour only says it again. */
export function Turn({ actor, organizer }: TurnProps) {
  const { t } = useTranslation('mf-account');
  if (actor !== 'organizer') {
    return <p className={actor === 'tourist' ? css.you : css.other}>{t(`trips.turn.${actor}`)}</p>;
  }
  const [before, after] = t('trips.turn.organizer', { organizer: PLACE }).split(PLACE);
  return (
    <p className={css.other}>
      <span>
        {before}
        <OrganizerLink id={organizer.id} name={organizer.name} className={css.organizer} />
        {after}
      </span>
    </p>
  );
}
