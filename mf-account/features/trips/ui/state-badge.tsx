import type { Trip } from '@cairn/shared-contracts/api/user.schema';
import { CheckIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Badge } from '@cairn/shared-contracts/ui/badge';
import { tripState } from '../model/trip-state.ts';

/** Where a booking stands, in a word or two. */
export function StateBadge({ trip }: { trip: Trip }) {
  const { t } = useTranslation('mf-account');
  const { name, tone } = tripState(trip);
  return (
    <Badge tone={tone} icon={tone === 'success' ? <CheckIcon size={13} /> : undefined}>
      {t(`trips.state.${name}`)}
    </Badge>
  );
}
