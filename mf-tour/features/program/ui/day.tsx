import type { TourDay } from '@cairn/shared-contracts/api/tours.schema';
import { formatDistance, formatHeight, formatHours } from '@cairn/shared-contracts/domain/units';
import { ClockIcon, FootprintsIcon, TentIcon, TrendingUpIcon, UtensilsIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { PhotoStrip } from '@cairn/shared-contracts/ui/photo-strip';
import { TruncateText } from '@cairn/shared-contracts/ui/truncate-text';
import type { ReactNode } from 'react';
import { galleryItems } from '../../../common/model/gallery-items.ts';
import { HtmlText } from '../../../common/ui/html-text.tsx';
import { QuotedText } from '../../../common/ui/quoted-text.tsx';
import css from './day.module.css';

/** three lines of 15 px text */
const FOLDED_HEIGHT = 72;

export interface DayProps {
  day: TourDay;
  /** of its texts, where it is not the page's */
  lang: string | undefined;
  isHidden: boolean;
}

export function Day({ day, lang, isHidden }: DayProps) {
  const { t } = useTranslation('mf-tour');
  const { locale, units } = usePlatform();
  return (
    <li className={css.day} hidden={isHidden}>
      <span className={css.number}>
        <span className="vh">{t('program.day', { day: day.day })}</span>
        <span aria-hidden="true">{day.day}</span>
      </span>
      <div className={day.images.length === 1 ? css.pictured : css.body}>
        <h3 className={css.title} lang={lang}>
          {day.title}
        </h3>
        <ul className={css.facts}>
          {day.distance_km > 0 ? (
            <DayFact icon={<FootprintsIcon size={15} />}>{formatDistance(day.distance_km, units, locale)}</DayFact>
          ) : null}
          {day.ascent_m > 0 ? (
            <DayFact icon={<TrendingUpIcon size={15} />} label={t('program.upLabel')}>
              +{formatHeight(day.ascent_m, units, locale)}
            </DayFact>
          ) : null}
          {day.hours > 0 ? <DayFact icon={<ClockIcon size={15} />}>{formatHours(day.hours, locale)}</DayFact> : null}
          {day.sleep ? (
            <DayFact icon={<TentIcon size={15} />} label={t('program.sleepLabel')}>
              <QuotedText lang={lang}>{day.sleep}</QuotedText>
            </DayFact>
          ) : null}
          {day.meals ? (
            <DayFact icon={<UtensilsIcon size={15} />} label={t('program.mealsLabel')}>
              <QuotedText lang={lang}>{day.meals}</QuotedText>
            </DayFact>
          ) : null}
        </ul>
        <div className={css.words}>
          <TruncateText
            height={FOLDED_HEIGHT}
            moreLabel={t('program.more')}
            lessLabel={t('program.less')}
            about={day.title}
          >
            <HtmlText html={day.text} lang={lang} className={css.text} />
          </TruncateText>
        </div>
        <PhotoStrip
          items={galleryItems(day.images)}
          label={t('stay.photos', { name: day.title })}
          className={css.photos ?? ''}
          isWide
        />
      </div>
    </li>
  );
}

function DayFact({ icon, label, children }: { icon: ReactNode; label?: string; children: ReactNode }) {
  return (
    <li className={css.fact}>
      {icon}
      {label ? <span className="vh">{label} </span> : null}
      {children}
    </li>
  );
}
