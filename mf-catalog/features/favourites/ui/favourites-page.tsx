import { sitePicture } from '@cairn/shared-contracts/domain/site-pictures';
import { useSession, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { EmptyState } from '@cairn/shared-contracts/ui/empty-state';
import { Link } from '@cairn/shared-contracts/ui/link';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { SimplePage } from '../../../common/ui/simple-page.tsx';
import { TourGrid } from '../../../common/ui/tour-grid.tsx';
import { useSavedTours } from '../model/use-saved-tours.ts';
import css from './favourites-page.module.css';
import { UnavailableList } from './unavailable-list.tsx';

/** Tours that a person keeps, and below them those that are no longer available. */
export function FavouritesPage() {
  const { t } = useTranslation('mf-catalog');
  const { user } = useSession();
  const { items, gone, isEmpty, remove } = useSavedTours();
  return (
    <SimplePage title={t('favorites.title')} text={user === null && !isEmpty ? <GuestNote /> : undefined}>
      {isEmpty ? (
        <EmptyState
          title={t('favorites.empty')}
          art={
            <Picture
              src={sitePicture('favourites')}
              alt=""
              ratio="4/3"
              sizes="220px"
              placeholder="#8fa98f"
              position="50% 82%"
            />
          }
          action={
            <LinkButton href="/tours" variant="soft">
              {t('favorites.find')}
            </LinkButton>
          }
        >
          {t('favorites.emptyText')}
        </EmptyState>
      ) : (
        <>
          {items.length > 0 || gone.length === 0 ? (
            <div className={css.tours}>
              <TourGrid tours={items} level={2} ask="always" />
            </div>
          ) : null}
          {gone.length > 0 ? <UnavailableList tours={gone} onRemove={remove} /> : null}
        </>
      )}
    </SimplePage>
  );
}

/** A browser forgets: whoever logs in keeps their tours with the account. */
function GuestNote() {
  const { t } = useTranslation('mf-catalog');
  return (
    <>
      {t('favorites.guest')} <Link href="/login">{t('favorites.guestLogIn')}</Link>
    </>
  );
}
