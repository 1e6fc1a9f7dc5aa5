import type { Suggestion } from '@cairn/shared-contracts/api/tours.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { lazy, type ReactNode } from 'react';
import type { FieldLook } from '../../../common/ui/field-look.ts';
import { LazyField } from '../../../common/ui/lazy-field.tsx';

export interface LazyWhereProps {
  value: Suggestion | null;
  onChange: (place: Suggestion | null) => void;
  look: FieldLook;
  icon: ReactNode;
}

const load = () => import('./where-box.tsx');
const WhereBox = lazy(load);

/** Place or tour to look for. The box with suggestions comes when somebody reaches for it, and takes the focus over. */
export function LazyWhere({ value, onChange, look, icon }: LazyWhereProps) {
  const { t } = useTranslation('mf-catalog');
  const face = (
    <>
      {icon}
      <span>
        <small className={look.label}>{t('finder.where')}</small>
        <span className={value ? look.text : look.placeholder}>{value?.name ?? t('finder.anywhere')}</span>
      </span>
    </>
  );
  return (
    <LazyField load={load} className={look.field} face={face}>
      <WhereBox value={value} onChange={onChange} look={look} icon={icon} />
    </LazyField>
  );
}
