import type { Stats } from '@cairn/shared-contracts/api/tours.schema';
import { pictureUrl } from '@cairn/shared-contracts/domain/picture';
import { late } from '@cairn/shared-contracts/remote/late';
import { coreEndpoints, defineRoute, Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { tours } from '../common/model/api.ts';
import { Finder } from '../features/finder/ui/finder.tsx';
import { site as siteCalls } from '../features/home/model/api.ts';
import { homeQueries, loadHome } from '../features/home/model/home-data.ts';
import { homeStructured } from '../features/home/model/home-structured.ts';
import { heroPicture } from '../features/home/model/pictures.ts';
import { splitPopular } from '../features/home/model/popular.ts';
import { AboutBlock } from '../features/home/ui/about-block.tsx';
import { BestTours } from '../features/home/ui/best-tours.tsx';
import { CollectionsBento } from '../features/home/ui/collections-bento.tsx';
import { Destinations } from '../features/home/ui/destinations.tsx';
import { Excursions } from '../features/home/ui/excursions.tsx';
import { Hero } from '../features/home/ui/hero.tsx';
import { HowItWorks } from '../features/home/ui/how-it-works.tsx';
import { Organizers } from '../features/home/ui/organizers.tsx';
import { StatsBand } from '../features/home/ui/stats-band.tsx';
import { WelcomeBanner } from '../features/home/ui/welcome-banner.tsx';

const SHARE_WIDTH = 1200;
const LateCollections = late(CollectionsBento);
const LateRest = late(Rest);

function Home() {
  const { t } = useTranslation('mf-catalog');
  const platform = usePlatform();
  const { siteName, site } = platform;
  const { data: numbers } = coreEndpoints.stats.useQuery();
  const { data: places } = tours.popularPlaces.useQuery(homeQueries.places);
  const { data: config } = siteCalls.appConfig.useQuery();
  const { data: best } = tours.bestTours.useQuery(homeQueries.best);
  // a site without tours has nothing to count
  const stats = numbers && numbers.toursCount > 0 ? numbers : undefined;
  const { tiles, links } = splitPopular(places?.items ?? []);
  return (
    <>
      <Seo
        title={t('home.seoTitle', { siteName })}
        description={t('home.seoDescription')}
        image={pictureUrl(heroPicture(config).src, SHARE_WIDTH)}
        structured={homeStructured(platform, best?.items ?? [], t('home.best'))}
      />
      <Hero stats={stats} links={links}>
        <Finder />
      </Hero>
      <Destinations places={tiles} stats={stats} />
      <BestTours stats={stats} />
      {site.excursionsEnabled ? <Excursions /> : null}
      <LateCollections />
      <Organizers />
      <LateRest stats={stats} caption={config?.stats_caption ?? null} />
    </>
  );
}

/** What the site is, for those who read on. */
function Rest({ stats, caption }: { stats: Stats | undefined; caption: string | null }) {
  return (
    <>
      {stats ? <StatsBand stats={stats} caption={caption} /> : null}
      <HowItWorks />
      <WelcomeBanner />
      <AboutBlock />
    </>
  );
}

export default defineRoute({ loader: loadHome, Component: Home });
