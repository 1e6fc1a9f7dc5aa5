import type { SearchFilter } from '@cairn/shared-contracts/domain/filter-params';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Sheet } from '@cairn/shared-contracts/ui/sheet';
import { useState } from 'react';
import { tours } from '../../tours/model/api.ts';
import { cleared } from '../model/listing-filter.ts';
import { FilterPanel } from './filter-panel.tsx';
import css from './filter-sheet.module.css';

export interface FilterSheetProps {
  filter: SearchFilter;
  onApply: (next: SearchFilter) => void;
  onClose: () => void;
}

/** Filters of a phone: nothing applies until the button, whose count follows every change. */
export default function FilterSheet({ filter, onApply, onClose }: FilterSheetProps) {
  const { t } = useTranslation('mf-catalog');
  const [draft, setDraft] = useState(filter);
  // `data` keeps the last answer while the next one is on its way, so that the panel does not blink
  const { data, currentData, isFetching } = tours.toursPage.useQuery(draft);
  return (
    <Sheet
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isFull
      title={t('filters.title')}
      closeLabel={t('close')}
      footer={
        <div className={css.foot}>
          <Button variant="ghost" className={css.clear ?? ''} onPress={() => setDraft(cleared(draft))}>
            {t('applied.clearAll')}
          </Button>
          <Button className={css.show ?? ''} isLoading={isFetching} onPress={() => onApply(draft)}>
            {t('filters.show', { count: (currentData ?? data)?.total ?? 0 })}
          </Button>
        </div>
      }
    >
      {data?.filters ? <FilterPanel filter={draft} facets={data.filters} onChange={setDraft} hasSlider /> : null}
    </Sheet>
  );
}
