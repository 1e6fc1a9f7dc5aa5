import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { differences } from '../model/differences.ts';
import type { TouristValues } from '../model/tourist-values.ts';
import css from './conflict-alert.module.css';

const LABELS = {
  first_name: 'firstName',
  last_name: 'lastName',
  middle_name: 'middleName',
  birthday: 'birthday',
  email: 'email',
  phone: 'phone',
  passport: 'passport',
  weight: 'weight',
  food_restriction: 'food',
} as const satisfies Record<keyof TouristValues, string>;

export interface ConflictAlertProps {
  /** as it is saved by now */
  theirs: TouristValues;
  /** as it was typed here */
  mine: TouristValues;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else has saved the same tourist meanwhile: both versions side by side, and the choice. Nothing that was typed is lost. */
export function ConflictAlert({ theirs, mine, onKeepMine, onTakeTheirs }: ConflictAlertProps) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const said = (values: TouristValues, name: keyof TouristValues) => {
    const value = values[name];
    if (value === '' || value === null) return t('tourists.conflict.nothing');
    return name === 'birthday' ? formatDate(String(value), locale) : String(value);
  };
  return (
    <Alert
      tone="warning"
      role="alert"
      title={t('tourists.conflict.title')}
      action={
        <div className={css.buttons}>
          <Button size="sm" onPress={onKeepMine}>
            {t('tourists.conflict.mine')}
          </Button>
          <Button size="sm" variant="ghost" onPress={onTakeTheirs}>
            {t('tourists.conflict.theirs')}
          </Button>
        </div>
      }
    >
      <table className={css.versions}>
        <thead>
          <tr>
            <th scope="col">{t('tourists.conflict.field')}</th>
            <th scope="col">{t('tourists.conflict.saved')}</th>
            <th scope="col">{t('tourists.conflict.typed')}</th>
          </tr>
        </thead>
        <tbody>
          {differences(theirs, mine).map((name) => (
            <tr key={name}>
              <th scope="row">{t(`tourists.field.${LABELS[name]}`)}</th>
              <td>{said(theirs, name)}</td>
              <td>{said(mine, name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Alert>
  );
}
