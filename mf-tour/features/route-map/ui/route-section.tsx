import { tourGpx } from '@cairn/shared-contracts/api/map.calls';
import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { descentOf } from '@cairn/shared-contracts/domain/elevation';
import { formatDistance, formatHeight } from '@cairn/shared-contracts/domain/units';
import { DownloadIcon } from '@cairn/shared-contracts/icons';
import { useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { useMemo, useState } from 'react';
import { Section } from '../../../common/ui/section.tsx';
import { standingAt, type Walk, type WalkDay, walkOf } from '../model/route-walk.ts';
import { ElevationProfile } from './elevation-profile.tsx';
import { RouteMap } from './route-map.tsx';
import css from './route-section.module.css';

/** The route from above and from the side, walked day by day: one day and one place drive line, number, profile and text. */
export function RouteSection({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const { locale } = usePlatform();
  const walk = useMemo(() => walkOf(tour), [tour]);
  const [chosen, setChosen] = useState<number | null>(null);
  const [x, setX] = useState<number | null>(null);
  const hasWay = tour.route.length > 1;
  if (!hasWay && !walk) return null;
  const standing = walk && x !== null ? standingAt(walk, x) : undefined;
  const day = standing?.day ?? chosen;

  function choose(next: number) {
    const start = walk?.days.find((one) => one.day === next);
    setChosen(day === next ? null : next);
    setX(start && day !== next ? start.from + (start.to - start.from) / 2 : null);
  }

  const gpx = `${tourGpx.path}?${new URLSearchParams({ id: String(tour.id), language: locale })}`;
  return (
    <Section
      id="route"
      title={t('route.title')}
      end={
        hasWay ? (
          <LinkButton variant="ghost" href={gpx} download rel="nofollow">
            <DownloadIcon size={18} />
            {t('route.gpx')}
          </LinkButton>
        ) : null
      }
    >
      <div className={css.panel}>
        <RouteMap tour={tour} day={day} walker={standing?.at ?? null} onDay={choose} />
        {walk ? (
          <div className={css.profile}>
            <DayLine tour={tour} walk={walk} day={walk.days.find((one) => one.day === day)} />
            <ElevationProfile walk={walk} day={day} x={x} standing={standing} onWalk={setX} onDay={choose} />
          </div>
        ) : null}
      </div>
    </Section>
  );
}

/** What the chosen day is, or the whole tour. */
function DayLine({ tour, walk, day }: { tour: Tour; walk: Walk; day: WalkDay | undefined }) {
  const { t } = useTranslation('mf-tour');
  const { locale, units } = usePlatform();
  const lang = useForeignLanguage(tour.content_language);
  const height = (metres: number) => formatHeight(metres, units, locale);
  const { kilometres, ascent, descent } = day ?? {
    kilometres: tour.distance_km,
    ascent: tour.ascent_m,
    descent: descentOf(walk.elevation, tour.ascent_m),
  };
  const total = { distance: formatDistance(kilometres, units, locale), up: height(ascent), down: height(descent ?? 0) };
  return (
    <p className={css.day}>
      {day ? (
        <b>
          {t('program.day', { day: day.day })}. <span lang={lang}>{day.title}</span>
        </b>
      ) : (
        <b>{t('route.highest', { height: height(walk.elevation.highest) })}</b>
      )}
      <span>{t(descent === null ? 'program.total' : 'program.totalDown', total)}</span>
    </p>
  );
}
