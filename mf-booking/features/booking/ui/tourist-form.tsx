import { type Booking, WEIGHT_MAX_KG, WEIGHT_MIN_KG } from '@cairn/shared-contracts/api/request.schema';
import { email, maxLength, phone, required } from '@cairn/shared-contracts/domain/validators';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { DatePicker } from '@cairn/shared-contracts/ui/date-picker';
import { Form, useForm } from '@cairn/shared-contracts/ui/form';
import { NumberInput } from '@cairn/shared-contracts/ui/number-input';
import { PhoneInput } from '@cairn/shared-contracts/ui/phone-input';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import { requests } from '../model/api.ts';
import type { TouristPlace } from '../model/tourist-places.ts';
import { valuesOf, withTourist } from '../model/tourist-values.ts';
import css from './tourist-form.module.css';

/** characters, as the call takes them */
const NAME_MAX = 60;
const FOOD_MAX = 200;
const PASSPORT_MAX = 40;

export interface TouristFormProps {
  booking: Booking;
  place: TouristPlace;
  onDone: (isSaved: boolean) => void;
}

/** Who takes one place of the booking. Passport and weight only where the site collects them (specification §6). Loaded on demand. */
export default function TouristForm({ booking, place, onDone }: TouristFormProps) {
  const { t } = useTranslation('mf-booking');
  const { touristsForm: collects } = usePlatform().site;
  const [update] = requests.updateTourists.useMutation();
  const form = useForm({
    id: `tourist-${booking.id}-${place.place}`,
    initial: valuesOf(place.tourist),
    rules: {
      first_name: [required(), maxLength(NAME_MAX)],
      last_name: [required(), maxLength(NAME_MAX)],
      middle_name: [maxLength(NAME_MAX)],
      email: [email()],
      phone: [phone()],
      food_restriction: [maxLength(FOOD_MAX)],
      passport: [maxLength(PASSPORT_MAX)],
    },
    onSubmit: async (values) => {
      const tourists = withTourist(booking.tourists, place.place, values, collects);
      await update({ request_id: booking.id, tourists }).unwrap();
      onDone(true);
    },
  });
  const word = (name: string) => t(`tourists.field.${name}`);
  return (
    <Form form={form} isSaving className={css.form} aria-label={t('tourists.form', { place: place.place })}>
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
      <div className={css.buttons}>
        <Button type="submit" isLoading={form.isSubmitting}>
          {t('tourists.save')}
        </Button>
        <Button variant="ghost" onPress={() => onDone(false)}>
          {t('tourists.cancel')}
        </Button>
      </div>
    </Form>
  );
}
