import { ShareIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { IconButton } from '@cairn/shared-contracts/ui/icon-button';
import { lazy, Suspense, useState } from 'react';

const ShareDialog = lazy(() => import('./share-dialog.tsx'));

/** Passes an organizer's page on. */
export function ShareOrganizer({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('mf-content');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton variant="line" label={t('organizer.shareIt')} onPress={() => setOpen(true)}>
        <ShareIcon size={20} />
      </IconButton>
      {isOpen ? (
        <Suspense>
          <ShareDialog id={id} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
