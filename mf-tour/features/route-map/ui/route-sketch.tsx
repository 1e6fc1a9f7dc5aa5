import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { MAP, type PlacedMark, routeLine } from '@cairn/shared-contracts/domain/route-line';
import { useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useEffect } from 'react';
import { useNear } from '../../../common/model/use-near.ts';
import { useOnDemand } from '../../../common/model/use-on-demand.ts';
import css from './route-map.module.css';

const loadContours = () => import('./contours.tsx');
/** without the relief the sketch says the same */
const withoutRelief = () => {};

export interface RouteSketchProps {
  marks: readonly PlacedMark[];
  route: Tour['route'];
  /** the same relief for the same tour */
  seed: string;
  /** whose number is filled */
  day: number | null;
  /** what names are written in that do not say it */
  language: string | undefined;
}

/** The relief behind the line is drawn in the browser, once the sketch comes near: it is decoration of 60 KB. */
export function RouteSketch({ marks, route, seed, day, language }: RouteSketchProps) {
  const { t } = useTranslation('mf-tour');
  const [ref, isNear] = useNear<HTMLDivElement>();
  const { Part: Contours, want } = useOnDemand(loadContours, withoutRelief);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes near
  useEffect(() => {
    if (isNear) want();
  }, [isNear]);
  const line = routeLine(marks);
  const stops = route.map(({ name, day }) => `${t('program.day', { day })} ${name}`).join(', ');
  return (
    <div ref={ref} className={css.sketch} role="img" aria-label={t('route.label', { stops })}>
      <svg
        viewBox={`0 0 ${MAP.width} ${MAP.height}`}
        preserveAspectRatio="none"
        className={css.drawing}
        aria-hidden="true"
      >
        <path d={`M0 280C160 238 240 340 400 306S640 265 ${MAP.width} 306V${MAP.height}H0Z`} className={css.water} />
        {Contours ? <Contours seed={seed} /> : null}
      </svg>
      <div className={css.route}>
        <svg
          viewBox={`0 0 ${MAP.width} ${MAP.height}`}
          preserveAspectRatio="none"
          className={css.drawing}
          aria-hidden="true"
        >
          <path d={line} className={css.halo} />
          <path d={line} className={css.trail} />
        </svg>
        {marks.map((mark) => (
          <Mark
            key={`${mark.kind}-${mark.day}`}
            mark={mark}
            isChosen={mark.day === day}
            language={mark.name_language ?? language}
          />
        ))}
      </div>
    </div>
  );
}

interface MarkProps {
  mark: PlacedMark;
  isChosen: boolean;
  language: string | undefined;
}

/** HTML over the drawing: the drawing is stretched, numbers must not be */
function Mark({ mark: { kind, day, name, x, y }, isChosen, language }: MarkProps) {
  const lang = useForeignLanguage(language);
  const style = { left: `${(x / MAP.width) * 100}%`, top: `${(y / MAP.height) * 100}%` };
  return (
    <span
      className={kind === 'day' ? `${css.mark} ${isChosen ? css.chosen : ''}` : css.end}
      style={style}
      title={name}
      lang={lang}
    >
      {kind === 'day' ? day : null}
    </span>
  );
}
