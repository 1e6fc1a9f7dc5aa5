import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { FlagIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { OnDemand } from '../../../common/ui/on-demand.tsx';

const loadDialog = () => import('./complaint-dialog.tsx');

/** A quiet way to say that something is wrong with a tour. */
export function Complain({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  return (
    <OnDemand
      load={loadDialog}
      props={{ tour }}
      button={(open, isLoading) => (
        <Button variant="ghost" isLoading={isLoading} onPress={open}>
          <FlagIcon size={18} />
          {t('complaint.button')}
        </Button>
      )}
    />
  );
}
