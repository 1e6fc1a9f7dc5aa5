import type { Trip } from '@cairn/shared-contracts/api/user.schema';
import { MessageCircleIcon } from '@cairn/shared-contracts/icons';
import { OrganizerIn } from '@cairn/shared-contracts/remote/organizer-link';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { nextAmount, paidAmounts } from '../model/trip-amounts.ts';
import { nextStepPath } from '../model/trip-paths.ts';
import { paidShare } from '../model/trip-state.ts';
import { Due } from './due.tsx';
import css from './next-step.module.css';
import { Turn } from './turn.tsx';

/** What comes next, whose turn it is, until when, and how much is paid. One button: the step itself. */
export function NextStep({ trip }: { trip: Trip }) {
  const { t } = useTranslation('mf-account');
  const { site } = usePlatform();
  const { action, actor, due_at } = trip.next;
  const path = nextStepPath(trip, site.booking);
  const words = { amount: nextAmount(trip), organizer: trip.organizer.name };
  const share = paidShare(trip);
  const paid = t('trips.paid', paidAmounts(trip));
  return (
    <div className={css.step}>
      <div>
        <Turn actor={actor} organizer={trip.organizer} />
        <h3 className={css.what}>
          <OrganizerIn
            id={trip.organizer.id}
            name={trip.organizer.name}
            say={(organizer) => t(`trips.next.${action}`, { ...words, organizer })}
          />
        </h3>
        {due_at ? <Due at={due_at} className={css.due} /> : null}
      </div>
      <div className={css.paid}>
        <progress className={css.bar} max={1} value={share} aria-label={paid} />
        <span>{paid}</span>
      </div>
      <div className={css.actions}>
        {path ? (
          <LinkButton href={path} variant={actor === 'tourist' ? 'primary' : 'secondary'}>
            {t(`trips.do.${action}`, words)}
          </LinkButton>
        ) : null}
        {trip.chat_id === null ? null : (
          <LinkButton variant="ghost" href={`/chat/${trip.chat_id}`}>
            <MessageCircleIcon />
            {t('trips.message', words)}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
