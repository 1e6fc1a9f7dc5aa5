import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { lazy, type ReactNode, useState } from 'react';
import { prefetch } from '../../../common/model/prefetch.ts';
import type { FieldLook } from '../../../common/ui/field-look.ts';
import { LazyPlace } from '../../../common/ui/lazy-place.tsx';

export interface LazyWhoProps {
  value: number;
  onChange: (value: number) => void;
  look: FieldLook;
  icon: ReactNode;
}

const load = () => import('./who-popover.tsx');
const WhoPopover = lazy(load);

/** How many people go. The counter comes when somebody reaches for it. */
export function LazyWho({ value, onChange, look, icon }: LazyWhoProps) {
  const { t } = useTranslation('mf-catalog');
  const [isAwake, setIsAwake] = useState(false);
  const text = t('finder.people', { count: value });
  const face = (
    <>
      {icon}
      <span>
        <small className={look.label}>
          {t('finder.who')}
          <span className="vh">: </span>
        </small>
        <span className={look.text}>{text}</span>
      </span>
    </>
  );
  const asleep = (
    <button
      type="button"
      className={look.field}
      aria-haspopup="dialog"
      aria-busy={isAwake || undefined}
      onPointerEnter={prefetch(load)}
      onFocus={prefetch(load)}
      onClick={() => setIsAwake(true)}
    >
      {face}
    </button>
  );
  if (!isAwake) return asleep;
  return (
    <LazyPlace fallback={asleep}>
      <WhoPopover value={value} onChange={onChange} className={look.field ?? ''} face={face} />
    </LazyPlace>
  );
}
