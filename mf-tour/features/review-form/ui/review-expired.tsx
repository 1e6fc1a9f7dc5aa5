import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkExpired } from '../../../common/ui/link-expired.tsx';

export function ReviewExpired() {
  const { t } = useTranslation('mf-tour');
  return <LinkExpired title={t('expired.reviewTitle')} text={t('expired.reviewText')} />;
}
