import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { callSides } from '@cairn/shared-contracts/domain/call-sides';
import { usePlatform, useSession, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { CallButton } from '@cairn/shared-contracts/ui/call-button';
import { guideName } from '../../../common/model/trip.ts';
import { phoneCodes } from '../model/api.ts';

/** Calls to the organizer and to the support, for who is logged in, where the site has them (`webCalls`). */
export function BookingCalls({ booking }: { booking: Booking }) {
  const { t } = useTranslation('mf-booking');
  const { site } = usePlatform();
  const { user } = useSession();
  const [organizerCode] = phoneCodes.organizerCode.useMutation();
  const [webCall] = phoneCodes.webCall.useMutation();
  const sides = callSides(site.webCalls);
  if (!user) return null;
  const { timeZone: timezone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <>
      {sides.organizer ? (
        <CallButton
          isBlock
          label={t('call.organizer', { name: guideName(booking.organizer) })}
          ask={() => organizerCode({ tour_organizer_id: booking.organizer.id, timezone }).unwrap()}
        />
      ) : null}
      {sides.support ? (
        <CallButton isBlock label={t('call.support')} ask={() => webCall({ is_support_call: true }).unwrap()} />
      ) : null}
    </>
  );
}
