import type { ComparedTour } from '@cairn/shared-contracts/api/comparison.schema';
import { ACCOMMODATIONS } from '@cairn/shared-contracts/domain/enumerations';
import { formatDistance, formatHeight, formatHours } from '@cairn/shared-contracts/domain/units';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { levelOf } from '../../../common/model/level-of.ts';
import type { Measure } from './best-values.ts';

/** A row of plain facts: the texts of the columns, which are also what is compared. */
export interface Facts {
  id: string;
  isWholeTour?: boolean;
  texts: readonly string[];
  /** a second, quieter line */
  more?: readonly string[];
  measure?: { name: Measure; values: readonly (number | null)[] };
}

const UNKNOWN = '–';

/** "en" → "English"; names stay as they are */
const languageName = (locale: string, language: string): string =>
  /^[a-z]{2,3}$/.test(language)
    ? (new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language)
    : language;

/** What of the tours is said in a line or two, in the order of the table. */
export function useCompareFacts(tours: readonly ComparedTour[]): Facts[] {
  const { t } = useTranslation('mf-catalog');
  const { locale, units } = usePlatform();
  const known = (value: number, text: string) => (value > 0 ? text : UNKNOWN);
  const km = (value: number) => known(value, formatDistance(value, units, locale));
  const metres = (value: number) => known(value, formatHeight(value, units, locale));
  const stays = ({ accommodation }: ComparedTour) =>
    ACCOMMODATIONS.filter((kind) => kind !== 'not-set' && accommodation.includes(kind)).map((kind) =>
      t(`accommodation.${kind}`),
    );
  return [
    {
      id: 'length',
      texts: tours.map(({ days }) => t('card.days', { count: days })),
      more: tours.map(({ nights }) => t('compare.nightsCount', { count: nights })),
    },
    { id: 'distance', isWholeTour: true, texts: tours.map((tour) => km(tour.distance_km)) },
    {
      id: 'ascent',
      isWholeTour: true,
      texts: tours.map((tour) => metres(tour.ascent_m)),
      measure: { name: 'ascent', values: tours.map(({ ascent_m }) => ascent_m || null) },
    },
    {
      id: 'hardest',
      texts: tours.map(({ hardest }) =>
        hardest ? t('compare.hardestDay', { day: hardest.day, ascent: metres(hardest.ascent_m) }) : UNKNOWN,
      ),
      more: tours.map(({ hardest }) =>
        hardest ? [km(hardest.distance_km), known(hardest.hours, formatHours(hardest.hours, locale))].join(', ') : '',
      ),
      measure: { name: 'hardest', values: tours.map(({ hardest }) => hardest?.ascent_m || null) },
    },
    { id: 'level', texts: tours.map(({ difficulty }) => t(`difficulty.${levelOf(difficulty)}`)) },
    {
      id: 'nights',
      texts: tours.map((tour) => stays(tour).join(', ') || UNKNOWN),
      more: tours.map(({ comfort }) => (comfort ? t('compare.comfort', { comfort: t(`comfort.${comfort}`) }) : '')),
    },
    {
      id: 'group',
      texts: tours.map(({ group_min: from, group_max: to }) =>
        from < to ? t('compare.groupSize', { from, to }) : t('card.group', { count: to }),
      ),
      more: tours.map(({ min_age }) => t('compare.minAge', { age: min_age })),
      measure: { name: 'group', values: tours.map(({ group_max }) => group_max) },
    },
    {
      id: 'languages',
      texts: tours.map(({ languages }) => languages.map((code) => languageName(locale, code)).join(', ') || UNKNOWN),
    },
  ];
}
