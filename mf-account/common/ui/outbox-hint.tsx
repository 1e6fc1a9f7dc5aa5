import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import css from './outbox-hint.module.css';

export interface OutboxHintProps {
  /** what the message brings */
  brings: 'code' | 'link';
}

/** Where no mail is really sent, the way to the message that would have been sent. */
export function OutboxHint({ brings }: OutboxHintProps) {
  const { t } = useTranslation('mf-account');
  const { flags } = usePlatform();
  if (!flags.devOutbox) return null;
  return (
    <p className={css.hint}>
      <Link href="/dev/outbox" target="_blank">
        {t(`outbox.${brings}`)}
      </Link>
    </p>
  );
}
