import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { lazy, type ReactNode } from 'react';
import { type Party, peopleIn, USUAL_PARTY } from '../../../common/model/party.ts';
import type { FieldLook } from '../../../common/ui/field-look.ts';
import { LazyField } from '../../../common/ui/lazy-field.tsx';

export interface LazyWhoProps {
  value: Party;
  onChange: (value: Party) => void;
  /** somebody has asked for the counters elsewhere */
  isOpenAtOnce?: boolean;
  look: FieldLook;
  icon: ReactNode;
}

const load = () => import('./who-popover.tsx');
const WhoPopover = lazy(load);

/** How many people go. The counter comes when somebody reaches for it. */
export function LazyWho({ value, onChange, isOpenAtOnce, look, icon }: LazyWhoProps) {
  const { t } = useTranslation('mf-catalog');
  const text = t('finder.people', { count: peopleIn(value) });
  const isUsual = value.ages.length === 0 && value.adults === USUAL_PARTY;
  const face = (
    <>
      {icon}
      <span>
        <small className={isUsual ? look.label : 'vh'}>
          {t('finder.who')}
          <span className="vh">: </span>
        </small>
        <span className={isUsual ? 'vh' : look.text}>{text}</span>
      </span>
    </>
  );
  return (
    <LazyField load={load} className={look.field} popup="dialog" isAwakeAtOnce={isOpenAtOnce} face={face}>
      <WhoPopover value={value} onChange={onChange} className={look.field ?? ''} face={face} />
    </LazyField>
  );
}
