import type { AppConfig } from '@cairn/shared-contracts/api/site.schema';
import type { PlaceCard, Stats } from '@cairn/shared-contracts/api/tours.schema';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { site } from '../model/api.ts';
import { EXCURSIONS_HREF } from '../model/excursions.ts';
import { heroPicture } from '../model/pictures.ts';
import { ClubCaption } from './club-caption.tsx';
import css from './hero.module.css';
import { HeroVideoPlace } from './hero-video-place.tsx';

/** the frame is higher than wide */
const NARROW_PX = 768;
/**
 * On phones it is said to be smaller than it is: a soft landscape behind text needs no pixel of its own for each dot of a dense
 * screen, and it is the largest thing that the first screen waits for.
 */
const SIZES = `(max-width: ${NARROW_PX - 0.02}px) 65vw, 100vw`;

/** What holds the list of films still while none is known. */
const NO_VIDEOS: AppConfig['landing_videos'] = [];

export interface HeroProps {
  stats: Stats | undefined;
  links: readonly PlaceCard[];
  /** the finder */
  children: ReactNode;
}

/** The landscape that leads, the promise, and the finder over its lower edge. */
export function Hero({ stats, links, children }: HeroProps) {
  const { t } = useTranslation('mf-catalog');
  const { site: variant } = usePlatform();
  const { data: config } = site.appConfig.useQuery();
  const picture = heroPicture(config);
  return (
    <>
      <section className={css.hero}>
        <div className={css.frame}>
          <Picture
            src={picture.src}
            alt=""
            narrow={picture.tall ? { src: picture.tall, below: NARROW_PX } : undefined}
            placeholder={picture.placeholder}
            position="50% 100%"
            radius="0"
            sizes={SIZES}
            leads
            className={css.picture ?? ''}
          />
          <HeroVideoPlace videos={config?.landing_videos ?? NO_VIDEOS} />
        </div>
        <div className={`page ${css.copy}`}>
          <h1 className={css.title}>{t('home.title')}</h1>
          <p className={css.lead}>
            {stats
              ? t('home.lead', { countries: stats.countriesCount, organizers: stats.verifiedOrganizersCount })
              : t('home.leadPlain')}
          </p>
          {stats ? <ClubCaption count={stats.organizersCount ?? stats.verifiedOrganizersCount} /> : null}
        </div>
        <div className={`page ${css.finder}`}>{children}</div>
      </section>
      <div className="page">
        {links.length > 0 || variant.excursionsEnabled ? (
          <nav className={css.popular} aria-label={t('home.popular')}>
            <span aria-hidden="true">{t('home.popular')}</span>
            {variant.excursionsEnabled ? <Link to={EXCURSIONS_HREF}>{t('home.excursions')}</Link> : null}
            {links.map(({ id, kind, name, slug }) => (
              <Link key={`${kind}-${id}`} to={`/${slug}`}>
                {name}
              </Link>
            ))}
          </nav>
        ) : null}
      </div>
    </>
  );
}
