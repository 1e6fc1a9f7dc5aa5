import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button, LinkButton } from '@cairn/shared-contracts/ui/button';
import { EmptyState } from '@cairn/shared-contracts/ui/empty-state';
import css from './nothing-found.module.css';

/** No place is called so. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('mf-catalog');
  return (
    <EmptyState
      title={t('places.nothing')}
      action={
        <div className={css.actions}>
          <Button variant="soft" onPress={onClear}>
            {t('places.clear')}
          </Button>
          <LinkButton href="/tours" variant="ghost">
            {t('places.allTours')}
          </LinkButton>
        </div>
      }
    >
      {t('places.nothingText')}
    </EmptyState>
  );
}
