import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { PhoneIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { OnDemand } from '../../tour/ui/on-demand.tsx';

const loadDialog = () => import('./call-dialog.tsx');

/** Off unless the site's configuration lets organizers be called, and says that the tour page shows the button (specification §2). */
export function CallOrganizer({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const { site } = usePlatform();
  if (!site.tour.shouldShowCallOrganizerButton || !site.organizer.canCall) return null;
  return (
    <OnDemand
      load={loadDialog}
      props={{ tour }}
      button={(open, isLoading) => (
        <Button variant="secondary" isLoading={isLoading} onPress={open}>
          <PhoneIcon size={18} />
          {t('call.button')}
        </Button>
      )}
    />
  );
}
