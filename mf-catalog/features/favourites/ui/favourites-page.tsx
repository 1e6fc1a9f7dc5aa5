import { useSession, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { EmptyState } from '@cairn/shared-contracts/ui/empty-state';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { useState } from 'react';
import { SimplePage } from '../../places/ui/simple-page.tsx';
import { TourGrid } from '../../tour-card/ui/tour-grid.tsx';
import { tours } from '../../tours/model/api.ts';
import { useFavourites } from '../model/use-favourites.ts';
import css from './favourites-page.module.css';

const ART = '/media/art/alpine-keep_3-card-golden-meadow/{size}.jpg';

/** Tours that a person keeps. One that was just let go stays in its place until the next visit, so that it can be taken back. */
export function FavouritesPage() {
  const { t } = useTranslation('mf-catalog');
  const { user } = useSession();
  const { ids, isKnown } = useFavourites();
  const seen = useSeen(ids);
  const { data } = tours.toursByIds.useQuery({ ids: seen }, { skip: seen.length === 0 });
  const items = (data?.items ?? []).filter(({ id }) => seen.includes(id));
  const isEmpty = isKnown && seen.length === 0;
  return (
    <SimplePage title={t('favorites.title')} {...(user === null && !isEmpty ? { text: t('favorites.guest') } : {})}>
      {isEmpty ? (
        <EmptyState
          title={t('favorites.empty')}
          art={<Picture src={ART} alt="" ratio="4/3" sizes="220px" placeholder="#8fa98f" position="50% 82%" />}
          action={
            <LinkButton href="/tours" variant="soft">
              {t('favorites.find')}
            </LinkButton>
          }
        >
          {t('favorites.emptyText')}
        </EmptyState>
      ) : (
        <div className={css.tours}>
          <TourGrid tours={items} level={2} />
        </div>
      )}
    </SimplePage>
  );
}

/** All ids that were kept at some time since the page opened, newest first. */
function useSeen(ids: readonly number[]): number[] {
  const [seen, setSeen] = useState<number[]>([]);
  const news = ids.filter((id) => !seen.includes(id));
  if (news.length > 0) setSeen([...news.toReversed(), ...seen]);
  return seen;
}
