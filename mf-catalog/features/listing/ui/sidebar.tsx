import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useMediaQuery } from '@cairn/shared-contracts/remote/use-media-query';
import { shownControls } from '../model/shown-controls.ts';
import type { ListingState } from '../model/use-listing-state.ts';
import { SIDEBAR_SHOWN } from '../model/widths.ts';
import { FilterForm } from './filter-form.tsx';
import { FilterPanel } from './filter-panel.tsx';
import css from './sidebar.module.css';

interface SidebarProps {
  answer: ToursPage;
  state: ListingState;
}

/** The filters beside the tours. */
export default function Sidebar({ answer, state }: SidebarProps) {
  const { t } = useTranslation('mf-catalog');
  const { chosen, extras, apply } = state;
  const isWide = useMediaQuery(SIDEBAR_SHOWN);
  return (
    <aside className={css.side} aria-label={t('filters.title')}>
      <FilterForm filter={chosen} shown={shownControls(chosen, answer)}>
        <FilterPanel filter={chosen} flex={extras.flex} answer={answer} onChange={apply} hasLinks hasSlider={isWide} />
      </FilterForm>
    </aside>
  );
}
