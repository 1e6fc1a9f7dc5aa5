import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { Slot } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import { Skeleton } from '@cairn/shared-contracts/ui/skeleton';
import { SUPPORT_CHAT } from './fragments.ts';

interface SupportDialogProps {
  /** the page of the same conversation */
  href: string;
  onClose(): void;
}

/** The conversation with the support, over the page. */
export default function SupportDialog({ href, onClose }: SupportDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog title={t('nav.support')} backEntry="support" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Slot
        name={SUPPORT_CHAT}
        props={{ onBack: onClose }}
        pending={<Skeleton height={320} shape="picture" />}
        failed={<LinkButton href={href}>{t('nav.support')}</LinkButton>}
      />
    </Dialog>
  );
}
