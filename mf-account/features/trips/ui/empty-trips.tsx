import { sitePicture } from '@cairn/shared-contracts/domain/site-pictures';
import { HeartIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import css from './empty-trips.module.css';

/** Before the first booking. */
export function EmptyTrips() {
  const { t } = useTranslation('mf-account');
  return (
    <div className={css.empty}>
      <div className={css.art}>
        <Picture
          src={sitePicture('meadow')}
          alt=""
          ratio="4/3"
          sizes="320px"
          placeholder="#9dbb8f"
          radius="var(--r-lg)"
          position="50% 82%"
        />
      </div>
      <h2 className={css.title}>{t('trips.empty.title')}</h2>
      <p className={css.text}>{t('trips.empty.text')}</p>
      <div className={css.actions}>
        <LinkButton href="/tours">{t('trips.empty.find')}</LinkButton>
        <LinkButton href="/favorites" variant="ghost">
          <HeartIcon />
          {t('trips.empty.favourites')}
        </LinkButton>
      </div>
    </div>
  );
}
