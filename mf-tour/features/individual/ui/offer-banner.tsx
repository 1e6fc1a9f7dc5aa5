import { formatDate, formatDates } from '@cairn/shared-contracts/domain/dates';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { individualTourPath } from '@cairn/shared-contracts/domain/review-paths';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { individualTours } from '../model/api.ts';

export interface OfferBannerProps {
  uuid: string;
  tourId: number;
}

/** That there is an offer, what it is, and the way to it. */
export default function OfferBanner({ uuid, tourId }: OfferBannerProps) {
  const { t } = useTranslation('mf-tour');
  const { locale } = usePlatform();
  const { data: offer } = individualTours.individualTour.useQuery({ uuid });
  if (offer?.tour.id !== tourId) return null;
  const { date, expires_at } = offer;
  return (
    <Alert
      tone="success"
      role="status"
      title={t('individual.bannerTitle')}
      action={
        <LinkButton size="sm" href={individualTourPath(uuid)}>
          {t('individual.open')}
        </LinkButton>
      }
    >
      {t('individual.banner', {
        dates: formatDates(date.start, date.end, locale, { withYear: true }),
        price: formatMoney({ amount: date.price, currency: date.currency }),
        until: formatDate(expires_at.slice(0, 10), locale),
      })}
    </Alert>
  );
}
