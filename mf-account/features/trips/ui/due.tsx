import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useTravellerTime } from '@cairn/shared-contracts/remote/use-traveller-time';

interface DueProps {
  /** instant */
  at: string;
  className?: string | undefined;
}

/** "by Wed, May 5, 2027, 23:59 your time (GMT+2)" */
export function Due({ at, className }: DueProps) {
  const { t } = useTranslation('mf-account');
  const { text, zone } = useTravellerTime().moment(at);
  return (
    <p className={className}>
      <time dateTime={at}>{t('trips.due', { moment: text, zone })}</time>
    </p>
  );
}
