import type { TourWeather } from '@cairn/shared-contracts/api/tour-actions.schema';
import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { formatHeight } from '@cairn/shared-contracts/domain/units';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import { WeatherFrame } from '@cairn/shared-contracts/ui/weather-frame';
import { tourActions } from '../../../common/model/api.ts';
import { placeNameOf } from '../../../common/model/facts.ts';
import { ClimateTable } from './climate-table.tsx';
import { SeasonTable } from './season-table.tsx';

/** What a usual day of each month is like on this tour; where nobody knows, at least its season. */
export default function WeatherWidget({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const { locale, units } = usePlatform();
  const { data, isError, refetch } = tourActions.tourWeather.useQuery({ tour_id: tour.id });
  const place = data?.place?.name ?? (placeNameOf(tour.start_place) || tour.country.name);
  const hasClimate = data !== undefined && data.months.length > 0;
  // nothing to say, not even when it goes
  if (data && !hasClimate && tour.season.length === 0) return null;
  const height = formatHeight(data?.altitude_m ?? 0, units, locale);
  return (
    <WeatherFrame
      title={t('weather.title', { place })}
      note={hasClimate ? <Note place={data.place} height={height} /> : undefined}
      state={data ? 'ready' : isError ? 'error' : 'loading'}
      onRetry={() => void refetch()}
    >
      {hasClimate ? (
        <ClimateTable months={data.months} season={tour.season} caption={t('weather.title', { place })} />
      ) : (
        <SeasonTable season={tour.season} caption={t('weather.season')} />
      )}
    </WeatherFrame>
  );
}

function Note({ place, height }: { place: TourWeather['place']; height: string }) {
  const { t } = useTranslation('mf-tour');
  return (
    <>
      {t('weather.note', { height })}{' '}
      {place ? <Link href={`/${place.slug}/climate-and-weather`}>{t('weather.more')}</Link> : null}
    </>
  );
}
