import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { CopyIcon, ExternalLinkIcon, MailIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button, LinkButton } from '@cairn/shared-contracts/ui/button';
import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { shareLinks } from '../model/share-links.ts';
import css from './share-dialog.module.css';

export interface ShareDialogProps {
  tour: Tour;
  onClose: () => void;
}

/** Copy the link, or pass it on: the share buttons of specification section 9. */
export default function ShareDialog({ tour, onClose }: ShareDialogProps) {
  const { t } = useTranslation('mf-tour');
  const { origin, basename } = usePlatform();
  const url = `${origin}${basename}/${tour.slug}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast({ tone: 'success', text: t('share.copied') });
      onClose();
    } catch {
      toast({ tone: 'error', text: t('share.copyFailed') });
    }
  }

  return (
    <Dialog
      title={t('share.title')}
      closeLabel={t('share.close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <p className={css.name}>{tour.name}</p>
      <div className={css.ways}>
        <Button variant="secondary" onPress={copy}>
          <CopyIcon size={18} />
          {t('share.copy')}
        </Button>
        {shareLinks(url, tour.name).map(({ source, href }) => (
          <LinkButton key={source} variant="secondary" href={href} target="_blank" rel="noopener noreferrer">
            {source === 'email' ? <MailIcon size={18} /> : <ExternalLinkIcon size={18} />}
            {t(`share.${source}`)}
          </LinkButton>
        ))}
      </div>
    </Dialog>
  );
}
