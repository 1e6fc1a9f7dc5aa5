import { defineRoute, Seo, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { loadSavedTours } from '../features/favourites/model/load-saved-tours.ts';
import { FavouritesPage } from '../features/favourites/ui/favourites-page.tsx';

function Favorites() {
  const { t } = useTranslation('mf-catalog');
  return (
    <>
      <Seo title={t('favorites.title')} description={t('favorites.description')} noindex />
      <FavouritesPage />
    </>
  );
}

export default defineRoute({
  // what is not there says so on a page of its own
  loader: (request) =>
    loadSavedTours(request).then(
      () => null,
      () => null,
    ),
  Component: Favorites,
});
