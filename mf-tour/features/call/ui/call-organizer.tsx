import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { PhoneIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useSession, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { OnDemand } from '../../../common/ui/on-demand.tsx';
import { callWay } from '../model/call-ways.ts';

const loadDialog = () => import('./call-dialog.tsx');

/** Off unless the site's configuration lets organizers be called, and shows the button (specification §2). */
export function CallOrganizer({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const { site } = usePlatform();
  const { user } = useSession();
  const way = callWay(site, user !== null);
  if (way === null) return null;
  return (
    <OnDemand
      load={loadDialog}
      props={{ tour, way }}
      button={(open, isLoading) => (
        <Button variant="secondary" isLoading={isLoading} onPress={open}>
          <PhoneIcon size={18} />
          {t('call.button')}
        </Button>
      )}
    />
  );
}
