import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { toApiError, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useBackEntry } from '@cairn/shared-contracts/remote/use-back-entry';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { ConfirmDialog } from '@cairn/shared-contracts/ui/confirm-dialog';
import { useRefusalMessages } from '@cairn/shared-contracts/ui/form';
import { requests } from '../model/api.ts';
import type { TouristPlace } from '../model/tourist-places.ts';
import { withoutTourist } from '../model/tourist-values.ts';

/** Frees a place of the booking after a second look. Loaded on demand. */
export default function RemoveTourist({
  booking,
  place,
  onDone,
}: {
  booking: Booking;
  place: TouristPlace;
  onDone: () => void;
}) {
  const { t } = useTranslation('mf-booking');
  const refusalOf = useRefusalMessages();
  useBackEntry('remove-tourist', onDone);
  const { touristsForm } = usePlatform().site;
  const [update, { isLoading, error }] = requests.updateTourists.useMutation();
  return (
    <ConfirmDialog
      backEntry={null}
      isOpen
      isDestructive
      title={t('tourists.removeAsk', { name: place.name || t('tourists.place', { place: place.place }) })}
      confirmLabel={t('tourists.remove')}
      cancelLabel={t('tourists.keep')}
      isLoading={isLoading}
      onOpenChange={(isOpen) => {
        if (!isOpen) onDone();
      }}
      onConfirm={() =>
        update({
          request_id: booking.id,
          seen: booking.tourists.map(({ id }) => id),
          tourists: withoutTourist(booking.tourists, place.place, touristsForm),
        }).unwrap()
      }
    >
      <p>{t('tourists.removeText')}</p>
      {error ? <Alert tone="danger">{refusalOf(toApiError(error))}</Alert> : null}
    </ConfirmDialog>
  );
}
