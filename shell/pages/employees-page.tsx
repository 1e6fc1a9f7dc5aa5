import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { Switch } from '@cairn/shared-contracts/ui/switch';
import { useState, useSyncExternalStore } from 'react';
import { EMPLOYEE_COOKIE, readCookie, setCookie, YEAR_SECONDS } from '../layout/cookies.ts';
import { PlainPage } from './plain-page.tsx';

const never = () => () => undefined;
const isMarked = () => readCookie(document.cookie, EMPLOYEE_COOKIE) === '1';

/** `/employees-cookie`: marks this browser as an employee's, or takes the mark away. Opening the page changes nothing. */
export default function EmployeesPage() {
  const { t } = useTranslation('shell');
  const wasMarked = useSyncExternalStore(never, isMarked, () => false);
  const [chosen, setChosen] = useState<boolean>();
  const isOn = chosen ?? wasMarked;
  const mark = (next: boolean) => {
    setCookie(EMPLOYEE_COOKIE, next ? '1' : '', next ? YEAR_SECONDS : 0);
    setChosen(next);
  };
  return (
    <PlainPage title={t('employee.title')} text={t('employee.text')}>
      <Switch isSelected={isOn} onChange={mark}>
        {t('employee.mark')}
      </Switch>
      <p role="status">{t(isOn ? 'employee.on' : 'employee.off')}</p>
    </PlainPage>
  );
}
