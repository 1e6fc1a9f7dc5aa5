import type { PlaceCard, Stats } from '@cairn/shared-contracts/api/tours.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { Finder } from '../../finder/ui/finder.tsx';
import { HERO } from '../model/pictures.ts';
import css from './hero.module.css';

/** On phones the picture is cropped to a tall frame: it is drawn wider than the screen. */
const SIZES = '(max-width: 767.98px) 1100px, 100vw';

/** The landscape that leads, the promise, and the finder over its lower edge. */
export function Hero({ stats, links }: { stats: Stats | undefined; links: readonly PlaceCard[] }) {
  const { t } = useTranslation('mf-catalog');
  return (
    <>
      <section className={css.hero}>
        <div className={css.frame}>
          <Picture
            src={HERO.src}
            alt=""
            placeholder={HERO.placeholder}
            position="50% 100%"
            radius="0"
            sizes={SIZES}
            priority
            className={css.picture ?? ''}
          />
          <div className={css.copy}>
            <div className="page">
              <h1 className={css.title}>{t('home.title')}</h1>
              <p className={css.lead}>
                {stats
                  ? t('home.lead', { countries: stats.countriesCount, organizers: stats.verifiedOrganizersCount })
                  : t('home.leadPlain')}
              </p>
            </div>
          </div>
        </div>
      </section>
      <div className={`page ${css.finder}`}>
        <Finder />
        {links.length > 0 ? (
          <nav className={css.popular} aria-label={t('home.popular')}>
            <span aria-hidden="true">{t('home.popular')}</span>
            {links.map(({ id, kind, name, slug }) => (
              <a key={`${kind}-${id}`} href={`/${slug}`}>
                {name}
              </a>
            ))}
          </nav>
        ) : null}
      </div>
    </>
  );
}
