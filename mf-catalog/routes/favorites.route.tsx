import { defineRoute, Seo, useTranslation } from '@cairn/shared-contracts/remote/platform';
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

export default defineRoute({ Component: Favorites });
