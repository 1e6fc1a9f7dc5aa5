import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { CopyIcon, ExternalLinkIcon, MailIcon } from '@cairn/shared-contracts/icons';
import { useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button, LinkButton } from '@cairn/shared-contracts/ui/button';
import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { kindOf } from '../../../common/model/kind.ts';
import { shareLinks } from '../model/share-links.ts';
import css from './share-dialog.module.css';

export interface ShareDialogProps {
  tour: Tour;
  onClose: () => void;
}

/** Copy the link, or pass it on by the ways that the site's configuration names. */
export default function ShareDialog({ tour, onClose }: ShareDialogProps) {
  const { t } = useTranslation('mf-tour');
  const { origin, basename, site } = usePlatform();
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
      title={t('share.title', { kind: kindOf(tour) })}
      closeLabel={t('close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <p className={css.name} lang={useForeignLanguage(tour.content_language)}>
        {tour.name}
      </p>
      <div className={css.ways}>
        <Button variant="secondary" onPress={copy}>
          <CopyIcon size={18} />
          {t('share.copy')}
        </Button>
        {shareLinks(url, tour.name, site.availableShareButtons).map(({ source, href }) => (
          <LinkButton key={source} variant="secondary" href={href} target="_blank" rel="noopener noreferrer">
            {source === 'email' ? <MailIcon size={18} /> : <ExternalLinkIcon size={18} />}
            {t(`share.${source}`)}
          </LinkButton>
        ))}
      </div>
    </Dialog>
  );
}
