import type { Stats } from '@cairn/shared-contracts/api/tours.schema';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { tours } from '../../../common/model/api.ts';
import { StructuredScripts } from '../../../common/ui/structured-scripts.tsx';
import { homeQueries } from '../model/home-data.ts';
import { homeStructured } from '../model/home-structured.ts';
import { AboutBlock } from './about-block.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { StatsBand } from './stats-band.tsx';
import { WelcomeBanner } from './welcome-banner.tsx';

export interface RestProps {
  stats: Stats | undefined;
  /** of the numbers, as the site's configuration has it */
  caption: string | null;
}

/** What the site is, for those who read on and for search engines. */
export default function Rest({ stats, caption }: RestProps) {
  const { t } = useTranslation('mf-catalog');
  const platform = usePlatform();
  const { data: best } = tours.bestTours.useQuery(homeQueries.best);
  return (
    <>
      {stats ? <StatsBand stats={stats} caption={caption} /> : null}
      <HowItWorks />
      <WelcomeBanner />
      <AboutBlock />
      <StructuredScripts data={homeStructured(platform, best?.items ?? [], t('home.best'))} />
    </>
  );
}
