import type { ComparedTour } from '@cairn/shared-contracts/api/comparison.schema';
import { formatRating } from '@cairn/shared-contracts/domain/rating';
import { REVIEW_ASPECTS } from '@cairn/shared-contracts/domain/review-parts';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import css from './aspect-bars.module.css';

const BEST = 5;

/** What was rated apart from the whole. @param from rating that the bars begin at, the same in all columns */
export function AspectBars({ tour: { aspects = [] }, from }: { tour: ComparedTour; from: number }) {
  const { t } = useTranslation('mf-catalog');
  const { locale } = usePlatform();
  return (
    <dl className={css.aspects}>
      {REVIEW_ASPECTS.flatMap((name) => {
        const rating = aspects.find((one) => one.name === name)?.rating;
        if (rating === undefined) return [];
        return [
          <div key={name}>
            <dt>{t(`compare.aspect.${name}`)}</dt>
            <dd>{formatRating(locale, rating)}</dd>
            <svg
              className={css.bar}
              viewBox={`0 0 ${BEST - from} 1`}
              preserveAspectRatio="none"
              role="presentation"
              aria-hidden="true"
            >
              <rect width={rating - from} height="1" />
            </svg>
          </div>,
        ];
      })}
    </dl>
  );
}
