import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import { ShareWays } from '@cairn/shared-contracts/ui/share-ways';
import { kindOf } from '../../../common/model/kind.ts';
import { useShareAddress } from '../model/use-share-address.ts';
import css from './share-dialog.module.css';

export interface ShareDialogProps {
  tour: Tour;
  onClose: () => void;
}

/** Copy the link, or pass it on by the ways that the site's configuration names. */
export default function ShareDialog({ tour, onClose }: ShareDialogProps) {
  const { t } = useTranslation('mf-tour');
  const { site } = usePlatform();
  const url = useShareAddress(tour);

  return (
    <Dialog
      title={t('share.title', { kind: kindOf(tour) })}
      closeLabel={t('close')}
      isOpen
      backEntry="share-dialog"
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <p className={css.name} lang={useForeignLanguage(tour.content_language)}>
        {tour.name}
      </p>
      <ShareWays url={url} title={tour.name} available={site.availableShareButtons} onCopied={onClose} />
    </Dialog>
  );
}
