import { usePlatform, useSession, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { CallButton } from '@cairn/shared-contracts/ui/call-button';
import { phoneCodes } from '../model/phone-codes.ts';

/** A number and a code to call with, for who is logged in: where the site has its organizers called at all (specification §3). */
export function CallOrganizer({ organizerId }: { organizerId: number }) {
  const { t } = useTranslation('mf-content');
  const { site } = usePlatform();
  const { user } = useSession();
  const [ask] = phoneCodes.organizerCode.useMutation();
  const { canCall, shouldShowCallOrganizerButton } = site.organizer;
  if (!user || !canCall || !shouldShowCallOrganizerButton || !site.webCalls.canCallToOrganizer) return null;
  const timezone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <CallButton
      label={t('organizer.call')}
      ask={() => ask({ tour_organizer_id: organizerId, timezone: timezone() }).unwrap()}
    />
  );
}
