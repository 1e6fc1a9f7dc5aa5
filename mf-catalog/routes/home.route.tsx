import { pictureUrl } from '@cairn/shared-contracts/domain/picture';
import { coreEndpoints, defineRoute, Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { homeQueries, loadHome } from '../features/home/model/home-data.ts';
import { homeStructured } from '../features/home/model/home-structured.ts';
import { HERO } from '../features/home/model/pictures.ts';
import { splitPopular } from '../features/home/model/popular.ts';
import { AboutBlock } from '../features/home/ui/about-block.tsx';
import { BestTours } from '../features/home/ui/best-tours.tsx';
import { CollectionsBento } from '../features/home/ui/collections-bento.tsx';
import { Destinations } from '../features/home/ui/destinations.tsx';
import { Hero } from '../features/home/ui/hero.tsx';
import { HowItWorks } from '../features/home/ui/how-it-works.tsx';
import { Organizers } from '../features/home/ui/organizers.tsx';
import { StatsBand } from '../features/home/ui/stats-band.tsx';
import { tours } from '../features/tours/model/api.ts';

const SHARE_WIDTH = 1200;

function Home() {
  const { t } = useTranslation('mf-catalog');
  const { siteName, origin, basename } = usePlatform();
  const { data: numbers } = coreEndpoints.stats.useQuery();
  const { data: places } = tours.popularPlaces.useQuery(homeQueries.places);
  const { data: best } = tours.bestTours.useQuery(homeQueries.best);
  // a site without tours has nothing to count
  const stats = numbers && numbers.toursCount > 0 ? numbers : undefined;
  const { tiles, links } = splitPopular(places?.items ?? []);
  return (
    <>
      <Seo
        title={t('home.seoTitle', { siteName })}
        description={t('home.seoDescription')}
        image={pictureUrl(HERO.src, SHARE_WIDTH)}
        structured={homeStructured(siteName, origin + basename, best?.items ?? [], t('home.best'))}
      />
      <Hero stats={stats} links={links} />
      <Destinations places={tiles} stats={stats} />
      <BestTours stats={stats} />
      <CollectionsBento />
      <Organizers />
      {stats ? <StatsBand stats={stats} /> : null}
      <HowItWorks />
      <AboutBlock />
    </>
  );
}

export default defineRoute({ loader: loadHome, Component: Home });
