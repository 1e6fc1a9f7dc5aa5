import type { TourVariant } from '@cairn/shared-contracts/api/tours.schema';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { agesText } from '../../../common/model/ages-text.ts';
import { type TooYoung, tooYoung } from '../model/too-young.ts';
import css from './booking-form.module.css';

export interface PartyAgesProps {
  ages: readonly number[];
  /** the youngest that the tour takes, years */
  ageFrom: number | undefined;
  /** may take only older ones */
  variant: Pick<TourVariant, 'min_age'> | null;
  /** there is another way to book, and this one's name is shown beside */
  canChoose: boolean;
}

/** The children that somebody searched with, and whether the tour, and the way it is booked, takes them: asked before it is requested, not after. */
export function PartyAges({ ages, ageFrom, variant, canChoose }: PartyAgesProps) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const why = tooYoung(ages, ageFrom, variant);
  return (
    <>
      <p className={css.free}>{t('panel.children', { count: ages.length, ages: agesText(ages, locale) })}</p>
      {why ? (
        <Alert tone="warning" role="status">
          <TooYoungText why={why} canChoose={canChoose} />
        </Alert>
      ) : null}
    </>
  );
}

/** Whom the tour takes, and what can be done about it. */
export function TooYoungText({ why: { by, from, youngest }, canChoose }: { why: TooYoung; canChoose: boolean }) {
  const { t } = useTranslation('mf-booking');
  return by === 'tour'
    ? t('panel.tooYoung', { from, youngest })
    : t('panel.variantTooYoung', { from, youngest, choice: canChoose ? 'yes' : 'no' });
}
