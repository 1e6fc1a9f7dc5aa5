import { Slot, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import { Skeleton, SkeletonLines } from '@cairn/shared-contracts/ui/skeleton';
import { useLocation } from 'react-router';

/** Asks a guest who they are. The form itself is the account squad's, and comes when it is needed. */
export default function LoginDialog({
  title,
  onDone,
  onClose,
}: {
  title: string;
  onDone: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('mf-booking');
  // the departure and the seats that were chosen stand in the query
  const { pathname, search, hash } = useLocation();
  const failed = (
    <Alert
      tone="danger"
      action={
        <LinkButton href={`/login?next=${encodeURIComponent(pathname + search + hash)}`}>{t('login.page')}</LinkButton>
      }
    >
      {t('login.failed')}
    </Alert>
  );
  return (
    <Dialog
      backEntry={null}
      isOpen
      title={title}
      closeLabel={t('close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Slot
        name="mf-account/login-panel"
        props={{ intent: 'book', onDone, onBack: onClose }}
        pending={<Pending />}
        failed={failed}
      />
    </Dialog>
  );
}

function Pending() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <SkeletonLines count={2} />
      <Skeleton height={48} />
      <Skeleton height={48} />
      <Skeleton height={52} />
    </div>
  );
}
