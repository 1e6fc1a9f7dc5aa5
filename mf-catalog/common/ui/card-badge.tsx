import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Badge } from '@cairn/shared-contracts/ui/badge';
import type { CardBadge as CardBadgeModel } from '../model/card-badges.ts';

export function CardBadge({ badge }: { badge: CardBadgeModel }) {
  const { t } = useTranslation('mf-catalog');
  const { locale } = usePlatform();
  switch (badge.kind) {
    case 'discount':
      return (
        <Badge tone="sale">
          {badge.until
            ? t('card.discountUntil', { percent: badge.percent, date: formatDate(badge.until, locale) })
            : t('card.discount', { percent: badge.percent })}
        </Badge>
      );
    case 'seats':
      return <Badge tone="photo">{t('card.seats', { count: badge.left })}</Badge>;
    case 'new':
      return <Badge tone="new">{t('card.new')}</Badge>;
  }
}
