import type { Comparison } from '@cairn/shared-contracts/api/comparison.schema';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Switch } from '@cairn/shared-contracts/ui/switch';
import { useIsHydrated } from '@cairn/shared-contracts/ui/use-is-hydrated';
import { useState } from 'react';
import type { Compared } from '../../../common/model/compare-address.ts';
import { SimplePage } from '../../../common/ui/simple-page.tsx';
import css from './compare-page.module.css';
import { CompareTable } from './compare-table.tsx';
import { PartyForm } from './party-form.tsx';
import { ShareCompare } from './share-compare.tsx';
import { Votes } from './votes.tsx';

export interface ComparePageProps {
  compared: Compared;
  answer: Comparison;
}

/** Two to four tours side by side, for one party: the address is all that there is to it, so it can be sent to anybody. */
export function ComparePage({ compared, answer: { tours, gone } }: ComparePageProps) {
  const { t } = useTranslation('mf-catalog');
  const { locale } = usePlatform();
  const isLive = useIsHydrated();
  const [isShort, setShort] = useState(false);
  return (
    <SimplePage title={t('compare.title', { count: tours.length })}>
      <div className={css.tools}>
        <PartyForm key={JSON.stringify(compared)} compared={compared} />
        {isLive && tours.length > 1 ? (
          <Switch isSelected={isShort} onChange={setShort}>
            {t('compare.onlyDifferences')}
          </Switch>
        ) : null}
        <ShareCompare compared={compared} tours={tours} />
      </div>
      {gone.map(({ id, name, reason, content_language }) => (
        <Alert
          key={id}
          tone="warning"
          className={css.gone}
          title={<span lang={content_language === locale ? undefined : content_language}>{name}</span>}
        >
          {t(`favorites.reason.${reason}`)}
        </Alert>
      ))}
      {tours.length > 0 ? <CompareTable tours={tours} compared={compared} isShort={isShort} /> : null}
      {compared.votes && tours.length > 0 ? <Votes id={compared.votes} tours={tours} /> : null}
    </SimplePage>
  );
}
