import { RouteRedirect, type RouteRequest } from '@cairn/shared-contracts/remote/platform';
import { tourSearch } from '../../../common/model/search-api.ts';
import { climate } from './api.ts';
import { nextSeason, type Season, todayOf } from './next-season.ts';

export interface ClimateData {
  slug: string;
  /** the days that the tours of the rail lie within */
  season: Season | null;
}

/** What the rail of tours asks. */
export const seasonQuery = ({ slug, season }: ClimateData) => ({
  slug,
  ...(season ? { dateFrom: season.from, dateTo: season.to } : {}),
});

/** The last segment names the place: /georgia/svaneti is Svaneti. The page has one address, however one came to it. */
export async function loadClimate({ params, load }: RouteRequest): Promise<ClimateData> {
  const path = params.slug ?? '';
  const slug = path.split('/').at(-1) ?? '';
  if (slug === '') throw new RouteRedirect('/destinations');
  const { best_months } = await load(climate.placeClimate.initiate({ slug }));
  if (path !== slug) throw new RouteRedirect(`/${slug}/climate-and-weather`, 301);
  const data = { slug, season: nextSeason(best_months, todayOf(new Date())) };
  // the page is about the weather: it stands without tours
  await load(tourSearch.toursOf.initiate(seasonQuery(data))).catch(() => undefined);
  return data;
}
