import { WEIGHT_MAX_KG, WEIGHT_MIN_KG } from '@cairn/shared-contracts/api/tourist.schema';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { DatePicker } from '@cairn/shared-contracts/ui/date-picker';
import type { FormControl } from '@cairn/shared-contracts/ui/form';
import { NumberInput } from '@cairn/shared-contracts/ui/number-input';
import { PhoneInput } from '@cairn/shared-contracts/ui/phone-input';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import type { TouristValues } from '../model/tourist-values.ts';
import css from './tourist-form.module.css';

/** What is asked of a tourist. Passport and weight only where the site collects them (specification §6). */
export function TouristFields({ form }: { form: FormControl<TouristValues> }) {
  const { t } = useTranslation('mf-booking');
  const { touristsForm: collects } = usePlatform().site;
  const word = (name: string) => t(`tourists.field.${name}`);
  return (
    <>
      <div className={css.fields}>
        <TextField {...form.field('first_name')} label={word('firstName')} isRequired />
        <TextField {...form.field('last_name')} label={word('lastName')} isRequired />
        <TextField {...form.field('middle_name')} label={word('middleName')} />
        <DatePicker {...form.field('birthday')} label={word('birthday')} max="today" hasYears />
        <TextField {...form.field('email')} label={word('email')} type="email" />
        <PhoneInput {...form.field('phone')} label={word('phone')} />
        {collects.collectPassport ? <TextField {...form.field('passport')} label={word('passport')} /> : null}
        {collects.collectWeight ? (
          <NumberInput {...form.field('weight')} label={word('weight')} min={WEIGHT_MIN_KG} max={WEIGHT_MAX_KG} />
        ) : null}
      </div>
      <TextField {...form.field('food_restriction')} label={word('food')} hint={word('foodHint')} />
    </>
  );
}
