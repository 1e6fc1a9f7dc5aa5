import type { Tourist } from '@cairn/shared-contracts/api/tourist.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import type { FormControl } from '@cairn/shared-contracts/ui/form';
import { requests } from '../model/api.ts';
import { namesOfValues, type TouristValues, valuesOf } from '../model/tourist-values.ts';
import css from './tourist-form.module.css';

const SHOWN = 5;

export interface SavedTouristsProps {
  form: FormControl<TouristValues>;
  /** who goes already is not offered again */
  taken: readonly Tourist[];
}

/** People from earlier bookings: one press fills the form in. */
export function SavedTourists({ form, taken }: SavedTouristsProps) {
  const { t } = useTranslation('mf-booking');
  const { data } = requests.savedTourists.useQuery();
  const names = new Set(taken.map(({ full_name }) => full_name));
  const offered = (data?.items ?? []).filter(({ full_name }) => !names.has(full_name)).slice(0, SHOWN);
  if (offered.length === 0) return null;
  const take = (tourist: Tourist) => {
    const values = valuesOf(tourist);
    for (const name of namesOfValues) form.set(name, values[name]);
  };
  return (
    <fieldset className={css.saved}>
      <legend>{t('tourists.saved_people')}</legend>
      {offered.map((one) => (
        <Button key={one.id} variant="ghost" size="sm" onPress={() => take(one)}>
          {one.full_name}
        </Button>
      ))}
    </fieldset>
  );
}
