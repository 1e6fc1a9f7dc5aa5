import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useBackEntry } from '@cairn/shared-contracts/remote/use-back-entry';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Sheet } from '@cairn/shared-contracts/ui/sheet';
import { useRef, useState } from 'react';
import { USUAL_PARTY } from '../../../common/model/party.ts';
import { partyIn, withPhrase } from '../../../common/model/phrase.ts';
import { tourSearch } from '../../../common/model/search-api.ts';
import type { Reading } from '../../../common/model/use-reading.ts';
import type { FlexDays } from '../model/dates.ts';
import { cleared } from '../model/listing-filter.ts';
import type { ApplyFilter } from '../model/use-listing-state.ts';
import AppliedRow from './applied-row.tsx';
import { FilterPanel } from './filter-panel.tsx';
import css from './filter-sheet.module.css';
import { PhraseField } from './phrase-field.tsx';

export interface FilterSheetProps {
  filter: SearchFilter;
  flex: FlexDays;
  onApply: ApplyFilter;
  onClose: () => void;
}

/** nothing of the sheet leaves it before its button */
const NO_EXTRAS = { people: USUAL_PARTY, ages: [], view: 'list' } as const;

/** Filters of a phone: nothing applies until the button, whose count follows every change. */
export default function FilterSheet({ filter, flex, onApply, onClose }: FilterSheetProps) {
  const { t } = useTranslation('mf-catalog');
  const [draft, setDraft] = useState({ filter, flex });
  /** undefined: nobody has said anything else than the address does */
  const [party, setParty] = useState<ReturnType<typeof partyIn>>();
  const { leave } = useBackEntry('filter-sheet', onClose);
  // `data` keeps the last answer while the next one is on its way, so that the panel does not blink
  const { data, currentData, isFetching } = tourSearch.toursPage.useQuery(draft.filter);
  const change: ApplyFilter = (next, { flex: nextFlex } = {}) =>
    setDraft((now) => ({ filter: next, flex: nextFlex ?? now.flex }));
  const chosen: ApplyFilter = (next, more) => {
    // what the sentence said stays as it is now
    before.current = undefined;
    change(next, more);
  };
  /** what was chosen before the sentence: each reading of it starts from there */
  const before = useRef<SearchFilter>(undefined);
  function read({ text, parts }: Reading) {
    if (before.current === undefined && parts.length === 0) return;
    before.current ??= draft.filter;
    change(withPhrase(before.current, parts));
    setParty(partyIn(parts));
    if (text === '') before.current = undefined;
  }
  return (
    <Sheet
      backEntry={null}
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isFull
      title={t('filters.title')}
      closeLabel={t('close')}
      footer={
        <div className={css.foot}>
          <Button
            variant="ghost"
            className={css.clear ?? ''}
            onPress={() => {
              chosen(cleared(draft.filter), { flex: 0 });
              setParty(undefined);
            }}
          >
            {t('applied.clearAll')}
          </Button>
          <Button
            className={css.show ?? ''}
            isLoading={isFetching}
            onPress={() => leave(() => onApply(draft.filter, { flex: draft.flex, ...party }))}
          >
            {t('filters.show', { count: (currentData ?? data)?.total ?? 0 })}
          </Button>
        </div>
      }
    >
      {data?.filters ? (
        <>
          <PhraseField
            filter={draft.filter}
            extras={NO_EXTRAS}
            onRead={read}
            onSearch={(_text, reading) => reading && read(reading)}
          />
          <div className={css.applied}>
            <AppliedRow filter={draft.filter} flex={draft.flex} answer={data} onChange={chosen} />
          </div>
          <FilterPanel filter={draft.filter} flex={draft.flex} answer={data} onChange={chosen} hasSlider />
        </>
      ) : null}
    </Sheet>
  );
}
