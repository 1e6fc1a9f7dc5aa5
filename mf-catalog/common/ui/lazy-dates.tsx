import { formatSpan } from '@cairn/shared-contracts/domain/dates';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { lazy, type ReactNode } from 'react';
import type { FieldLook } from './field-look.ts';
import { LazyField } from './lazy-field.tsx';

export interface Dates {
  start: string;
  end: string;
}

export interface LazyDatesProps {
  value: Dates | null;
  onChange: (value: Dates | null) => void;
  /** somebody has asked for the calendar elsewhere */
  isOpenAtOnce?: boolean;
  look: FieldLook;
  icon: ReactNode;
}

const load = () => import('./dates-picker.tsx');
const DatesPicker = lazy(load);

/**
 * A span of days. The calendar is most of the weight of a form, so it comes when somebody reaches for it; the press that wakes
 * it also opens it.
 */
export function LazyDates({ value, onChange, isOpenAtOnce, look, icon }: LazyDatesProps) {
  const { t } = useTranslation('mf-catalog');
  const { locale } = usePlatform();
  const text = value ? formatSpan(value.start, value.end, locale) : null;
  const face = (
    <>
      {icon}
      <span>
        <small className={look.hasLabel && !text ? look.label : 'vh'}>
          {t('finder.when')}
          <span className="vh">: </span>
        </small>
        <span className={text ? look.text : look.placeholder}>{text ?? t('finder.anyDates')}</span>
      </span>
    </>
  );
  return (
    <LazyField load={load} className={look.field} popup="dialog" isAwakeAtOnce={isOpenAtOnce} face={face}>
      <DatesPicker value={value} onChange={onChange} className={look.field ?? ''} face={face} />
    </LazyField>
  );
}
