import { pictureUrl } from '@cairn/shared-contracts/domain/picture';
import { late } from '@cairn/shared-contracts/remote/late';
import { lateCode } from '@cairn/shared-contracts/remote/late-code';
import {
  coreEndpoints,
  defineRoute,
  type RouteRequest,
  Seo,
  usePlatform,
  useTranslation,
} from '@cairn/shared-contracts/remote/platform';
import { tours } from '../common/model/api.ts';
import { asleepAs } from '../common/ui/asleep.ts';
import { Finder } from '../features/finder/ui/finder.tsx';
import { site as siteCalls } from '../features/home/model/api.ts';
import { homeQueries, loadHome } from '../features/home/model/home-data.ts';
import { heroPicture } from '../features/home/model/pictures.ts';
import { splitPopular } from '../features/home/model/popular.ts';
import { BestTours } from '../features/home/ui/best-tours.tsx';
import { CollectionsBento } from '../features/home/ui/collections-bento.tsx';
import { Destinations } from '../features/home/ui/destinations.tsx';
import { Excursions } from '../features/home/ui/excursions.tsx';
import { Hero } from '../features/home/ui/hero.tsx';
import { Organizers } from '../features/home/ui/organizers.tsx';

const SHARE_WIDTH = 1200;
const LateCollections = late(CollectionsBento, asleepAs('collections'));
const LateRest = lateCode(
  () => import(/* webpackChunkName: "served.rest" */ '../features/home/ui/rest.tsx'),
  asleepAs('rest'),
);

function Home() {
  const { t } = useTranslation('mf-catalog');
  const { siteName, site } = usePlatform();
  const { data: numbers } = coreEndpoints.stats.useQuery();
  const { data: places } = tours.popularPlaces.useQuery(homeQueries.places);
  const { data: config } = siteCalls.appConfig.useQuery();
  // a site without tours has nothing to count
  const stats = numbers && numbers.toursCount > 0 ? numbers : undefined;
  const { tiles, links } = splitPopular(places?.items ?? []);
  return (
    <>
      <Seo
        title={t('home.seoTitle', { siteName })}
        description={t('home.seoDescription')}
        image={pictureUrl(heroPicture(config).src, SHARE_WIDTH)}
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

/** On the way from another page all of it comes at once. */
async function loadPage(request: RouteRequest) {
  const [data] = await Promise.all([loadHome(request), LateRest.prepare()]);
  return data;
}

export default defineRoute({ loader: loadPage, Component: Home });
