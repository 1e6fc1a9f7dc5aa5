import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { Slot } from '@cairn/shared-contracts/remote/platform';
import { useBackEntry } from '@cairn/shared-contracts/remote/use-back-entry';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import { Skeleton } from '@cairn/shared-contracts/ui/skeleton';
import type { CurrentSearch } from './current-search.ts';
import { SEARCH_BOX } from './fragments.ts';
import css from './search-dialog.module.css';

const WIDTH = 960;

interface SearchDialogProps {
  search: CurrentSearch;
  onClose(): void;
}

/** The manifest's finder, over the page. */
export default function SearchDialog({ search, onClose }: SearchDialogProps) {
  const { t } = useTranslation('shell');
  useBackEntry('search', onClose);
  const { place, dates, people, ages } = search;
  return (
    <Dialog
      backEntry={null}
      title={t('search.title')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width={WIDTH}
    >
      <div className={css.finder}>
        <Slot
          name={SEARCH_BOX}
          props={{ place, dates, people, ages }}
          pending={<Skeleton height={88} />}
          failed={
            <div className={css.failed}>
              <p>{t('search.failed')}</p>
              <LinkButton href="/tours">{t('search.allTours')}</LinkButton>
            </div>
          }
        />
      </div>
    </Dialog>
  );
}
