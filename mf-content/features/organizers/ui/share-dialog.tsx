import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import { ShareWays } from '@cairn/shared-contracts/ui/share-ways';

interface ShareDialogProps {
  id: number;
  name: string;
  onClose: () => void;
}

/** Copies the page's address, or passes it on by the ways that the site's configuration names. Loaded when it is opened. */
export default function ShareDialog({ id, name, onClose }: ShareDialogProps) {
  const { t } = useTranslation('mf-content');
  const { origin, basename, site } = usePlatform();
  return (
    <Dialog
      title={t('organizer.shareIt')}
      backEntry="share-dialog"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <ShareWays
        url={`${origin}${basename}/tour-provider/${id}`}
        title={name}
        available={site.availableShareButtons}
        onCopied={onClose}
      />
    </Dialog>
  );
}
