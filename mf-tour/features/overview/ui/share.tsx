import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { ShareIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { OnDemand } from '../../../common/ui/on-demand.tsx';
import { useShareAddress } from '../model/use-share-address.ts';

const loadDialog = () => import('./share-dialog.tsx');

/** The device's own share sheet where there is one, else ours. */
export function Share({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const url = useShareAddress(tour);

  async function share(ask: () => void) {
    if (!('share' in navigator)) return ask();
    try {
      await navigator.share({ title: tour.name, url });
    } catch (error) {
      // AbortError: the person closed the sheet
      if (!(error instanceof DOMException && error.name === 'AbortError')) ask();
    }
  }

  return (
    <OnDemand
      load={loadDialog}
      props={{ tour }}
      button={(open) => (
        <Button variant="ghost" onPress={() => share(open)}>
          <ShareIcon />
          {t('share.button')}
        </Button>
      )}
    />
  );
}
