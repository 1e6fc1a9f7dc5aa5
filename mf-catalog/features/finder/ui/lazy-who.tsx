import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { lazy, type ReactNode } from 'react';
import type { FieldLook } from '../../../common/ui/field-look.ts';
import { LazyField } from '../../../common/ui/lazy-field.tsx';

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
  return (
    <LazyField load={load} className={look.field} popup="dialog" face={face}>
      <WhoPopover value={value} onChange={onChange} className={look.field ?? ''} face={face} />
    </LazyField>
  );
}
