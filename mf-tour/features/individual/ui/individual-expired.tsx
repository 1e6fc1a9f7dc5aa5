import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkExpired } from '../../../common/ui/link-expired.tsx';

export function IndividualExpired() {
  const { t } = useTranslation('mf-tour');
  return <LinkExpired title={t('expired.offerTitle')} text={t('expired.offerText')} />;
}
