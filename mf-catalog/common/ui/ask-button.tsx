import type { TourCard as Tour } from '@cairn/shared-contracts/api/tours.schema';
import { MessageCircleIcon } from '@cairn/shared-contracts/icons';
import { Slot, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { useEffect, useState } from 'react';
import css from './ask-button.module.css';

export interface AskButtonProps {
  tour: Pick<Tour, 'id' | 'name' | 'organizer'>;
}

/**
 * A question to whoever leads the tour, from a card of many. The form is mf-chat's and is fetched by the first press; this site's cards show
 * no organizer where it hides them, and then nobody is asked either.
 */
export function AskButton({ tour }: AskButtonProps) {
  const { t } = useTranslation('mf-catalog');
  const { forceHideOrganizers } = usePlatform().site.organizer;
  const [isOpen, setOpen] = useState(false);
  if (forceHideOrganizers) return null;
  const { id, organizer } = tour;
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={css.ask}
        aria-label={t('card.askAbout', { organizer: organizer.name, tour: tour.name })}
        title={t('card.ask')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <MessageCircleIcon size={24} />
      </button>
      {isOpen ? (
        <Slot
          name="mf-chat/ask-organizer"
          props={{
            organizerId: organizer.id,
            tourId: id,
            organizerName: organizer.name,
            replyHours: null,
            onClose: close,
          }}
          pending={null}
          failed={<NotFetched onTold={close} />}
        />
      ) : null}
    </>
  );
}

function NotFetched({ onTold }: { onTold: () => void }) {
  const { t } = useTranslation('mf-catalog');
  useEffect(() => {
    toast({ tone: 'error', text: t('card.askFailed') });
    onTold();
  }, [t, onTold]);
  return null;
}
