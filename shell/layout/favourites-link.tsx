import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { HeartIcon } from '@cairn/shared-contracts/icons';
import { onRemoteEvent } from '@cairn/shared-contracts/remote/events';
import { favouritesIn } from '@cairn/shared-contracts/remote/guest-favourites';
import { coreEndpoints, useSession } from '@cairn/shared-contracts/remote/platform';
import { LinkIconButton } from '@cairn/shared-contracts/ui/icon-button';
import { useSyncExternalStore } from 'react';
import { useVisit } from '../composition/page-route.tsx';

const guestFavourites = (): number => favouritesIn(document.cookie).length;

function onGuestFavourites(listener: () => void): () => void {
  const stops = [
    onRemoteEvent('mf-catalog/guest-favourites-changed', listener),
    onRemoteEvent('mf-account/guest-favourites-taken', listener),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** on the server when logged in, in a cookie otherwise (specification §4); the server's page knows both */
function useFavouritesCount(): number {
  const { user } = useSession();
  const visit = useVisit();
  const guest = useSyncExternalStore(onGuestFavourites, guestFavourites, () => visit.guestFavourites);
  const { data } = coreEndpoints.favourites.useQuery(undefined, { skip: !user });
  return user ? (data?.ids.length ?? 0) : guest;
}

export function FavouritesLink() {
  const { t } = useTranslation('shell');
  return (
    <LinkIconButton href="/favorites" label={t('nav.favourites')} count={useFavouritesCount()}>
      <HeartIcon />
    </LinkIconButton>
  );
}
