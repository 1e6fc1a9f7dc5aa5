import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Checkbox } from '@cairn/shared-contracts/ui/checkbox';
import { Form, type FormControl } from '@cairn/shared-contracts/ui/form';
import type { Traveller } from '../model/travel-groups.ts';
import type { TravelValues } from '../model/travel-values.ts';
import { WAYS } from '../model/travel-values.ts';
import { useNamed } from '../model/use-named.ts';
import { type TravelFormOptions, useTravelForm } from '../model/use-travel-form.ts';
import css from './travel-form.module.css';
import { WayFields } from './way-fields.tsx';

export interface TravelFormProps extends TravelFormOptions {
  /** of the party; one alone is not asked who travels together */
  tourists: readonly Traveller[];
  /** left out while nothing is known that could be kept */
  onCancel?: (() => void) | undefined;
}

/** Who travels together, and how they come and go. */
export function TravelForm({ tourists, onCancel, ...options }: TravelFormProps) {
  const { t } = useTranslation('mf-booking');
  const form = useTravelForm(options);
  return (
    <Form form={form} isSaving className={css.form} aria-label={t('travel.form')}>
      {tourists.length > 1 ? <Who form={form} tourists={tourists} /> : null}
      {WAYS.map((way) => (
        <WayFields key={way} form={form} way={way} days={options.days} />
      ))}
      <div className={css.buttons}>
        <Button type="submit" isLoading={form.isSubmitting}>
          {t('travel.save')}
        </Button>
        {onCancel ? (
          <Button
            variant="ghost"
            onPress={() => {
              form.reset();
              onCancel();
            }}
          >
            {t('travel.cancel')}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}

function Who({ form, tourists }: { form: FormControl<TravelValues>; tourists: readonly Traveller[] }) {
  const { t } = useTranslation('mf-booking');
  const nameOf = useNamed(tourists);
  const { value, error, onChange } = form.field('tourist_ids');
  return (
    <fieldset className={css.who}>
      <legend className={css.heading}>{t('travel.who')}</legend>
      {tourists.map(({ id }) => (
        <Checkbox
          key={id}
          name="tourist_ids"
          isSelected={value.includes(id)}
          isInvalid={Boolean(error)}
          onChange={(isChosen) => onChange(isChosen ? [...value, id] : value.filter((one) => one !== id))}
        >
          {nameOf(id)}
        </Checkbox>
      ))}
      {error ? (
        <p className={css.problem} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
