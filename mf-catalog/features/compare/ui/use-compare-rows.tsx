import type { ComparedTour } from '@cairn/shared-contracts/api/comparison.schema';
import { foreignLanguage } from '@cairn/shared-contracts/domain/text-language';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Rating } from '@cairn/shared-contracts/ui/rating';
import type { ReactNode } from 'react';
import type { Compared } from '../../../common/model/compare-address.ts';
import { barsFrom } from '../model/bars-from.ts';
import { lowest } from '../model/best-values.ts';
import type { Fitting } from '../model/fitting-dates.ts';
import { useCompareFacts } from '../model/use-compare-facts.ts';
import { AspectBars } from './aspect-bars.tsx';
import { CancelTerms } from './cancel-terms.tsx';
import { Dates } from './dates.tsx';
import { IncludedList } from './included-list.tsx';

export interface CompareCell {
  value: ReactNode;
  more?: ReactNode;
  /** of what an organizer wrote */
  lang?: string | undefined;
}

export interface CompareRow {
  id: string;
  label: string;
  hint: string;
  cells: readonly CompareCell[];
  /** column with the best value, where one is objectively better */
  best: number | null;
  bestWord: string;
  isSame: boolean;
}

const same = (texts: readonly string[]): boolean => texts.length > 1 && texts.every((text) => text === texts[0]);
const noWords = { hint: '', best: null, bestWord: '' };

/** The table's rows: when, then the facts, then what is in the price and how one gets out of it. */
export function useCompareRows(
  tours: readonly ComparedTour[],
  fitting: readonly Fitting[],
  compared: Compared,
): CompareRow[] {
  const { t } = useTranslation('mf-catalog');
  const { locale } = usePlatform();
  const facts = useCompareFacts(tours);
  const first = fitting.find(({ fits }) => fits.length > 0) ?? fitting.find((one) => one.first);
  const from = barsFrom(tours);
  const month = ((first?.fits[0] ?? first?.first)?.start ?? compared.free?.from ?? '').slice(0, 7);
  const langOf = ({ content_language }: ComparedTour) => foreignLanguage(content_language, locale);
  const plain = facts.map(({ id, isWholeTour, texts, more, measure }): CompareRow => {
    const best = measure ? lowest(measure.values) : null;
    return {
      id,
      label: t(`compare.row.${id}`),
      hint: isWholeTour ? t('compare.wholeTour') : '',
      cells: texts.map((value, index) => ({ value, more: more?.[index] })),
      best,
      bestWord: measure ? t(`compare.best.${measure.name}`) : '',
      isSame: same(texts.map((text, index) => `${text} ${more?.[index] ?? ''}`)),
    };
  });
  const [languages, ...before] = plain.toReversed();
  return [
    {
      ...noWords,
      id: 'dates',
      label: t(compared.free ? 'compare.row.datesFree' : 'compare.row.dates'),
      cells: tours.map((tour, index) => ({
        value: <Dates tour={tour} fitting={fitting[index]} compared={compared} month={month} />,
      })),
      isSame: same(tours.map((_, index) => (fitting[index]?.fits ?? []).map(({ start, end }) => start + end).join())),
    },
    ...before.toReversed(),
    {
      ...noWords,
      id: 'included',
      label: t('compare.row.included'),
      cells: tours.map((tour) => ({ value: <IncludedList tour={tour} />, lang: langOf(tour) })),
      isSame: same(tours.map(({ included, not_included }) => JSON.stringify([included, not_included]))),
    },
    {
      ...noWords,
      id: 'cancellation',
      label: t('compare.row.cancellation'),
      cells: tours.map((tour) => ({
        value: <CancelTerms tour={tour} />,
        lang: foreignLanguage(tour.cancellation_language, locale),
      })),
      isSame: same(tours.map(({ cancellation }) => JSON.stringify(cancellation))),
    },
    ...(languages ? [languages] : []),
    {
      ...noWords,
      id: 'rating',
      label: t('compare.row.rating'),
      hint: from === null ? '' : t('compare.barsFrom', { from }),
      cells: tours.map((tour) => ({
        value:
          tour.rating === null ? (
            t('compare.noReviews')
          ) : (
            <Rating value={tour.rating} count={tour.reviews_count} label={t('card.rating')} />
          ),
        more: from !== null && tour.aspects?.length ? <AspectBars tour={tour} from={from} /> : null,
      })),
      isSame: same(tours.map(({ rating, reviews_count, aspects }) => JSON.stringify([rating, reviews_count, aspects]))),
    },
  ];
}
