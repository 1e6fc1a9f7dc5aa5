import type { Suggestion } from '@cairn/shared-contracts/api/tours.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { lazy, type ReactNode, useState } from 'react';
import { prefetch } from '../../../common/model/prefetch.ts';
import type { FieldLook } from '../../../common/ui/field-look.ts';
import { LazyPlace } from '../../../common/ui/lazy-place.tsx';

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
  const [isAwake, setIsAwake] = useState(false);
  const asleep = (
    <button
      type="button"
      className={look.field}
      aria-busy={isAwake || undefined}
      onPointerEnter={prefetch(load)}
      onFocus={prefetch(load)}
      onClick={() => setIsAwake(true)}
    >
      {icon}
      <span>
        <small className={look.label}>{t('finder.where')}</small>
        <span className={value ? look.text : look.placeholder}>{value?.name ?? t('finder.anywhere')}</span>
      </span>
    </button>
  );
  if (!isAwake) return asleep;
  return (
    <LazyPlace fallback={asleep}>
      <WhereBox value={value} onChange={onChange} look={look} icon={icon} />
    </LazyPlace>
  );
}
