import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { LinkButton } from '@cairn/shared-contracts/ui/button';

interface DeadLinkProps {
  /** where a new one is to be had */
  href: string;
  action: string;
}

/** A mailed link that no longer does anything, and the way to one that does. */
export function DeadLink({ href, action }: DeadLinkProps) {
  const { t } = useTranslation('mf-account');
  return (
    <>
      <Alert tone="warning" title={t('link.deadTitle')}>
        {t('link.dead')}
      </Alert>
      <LinkButton href={href} size="lg" isBlock>
        {action}
      </LinkButton>
    </>
  );
}
