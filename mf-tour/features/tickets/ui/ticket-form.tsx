import { email, required } from '@cairn/shared-contracts/domain/validators';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useCitySearch } from '@cairn/shared-contracts/remote/use-city-search';
import { Button } from '@cairn/shared-contracts/ui/button';
import { type ChosenCity, CityAutocomplete } from '@cairn/shared-contracts/ui/city-autocomplete';
import { Form, useForm } from '@cairn/shared-contracts/ui/form';
import { FormFoot } from '@cairn/shared-contracts/ui/form-foot';
import { Select } from '@cairn/shared-contracts/ui/select';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import { tourActions } from '../../../common/model/api.ts';
import css from './tickets.module.css';

export interface TicketFormProps {
  tourId: number;
  /** cities that tickets lead to, one at least */
  to: readonly string[];
  /** @param to where the answer will go */
  onSent: (to: string) => void;
}

interface Values {
  city: ChosenCity | null;
  to: string;
  email: string;
}

export function TicketForm({ tourId, to, onSent }: TicketFormProps) {
  const { t } = useTranslation('mf-tour');
  const search = useCitySearch(tourActions);
  const [ask] = tourActions.askForHelp.useMutation();
  const initial: Values = { city: null, to: '', email: '' };
  const form = useForm({
    id: 'tickets',
    keepsDraft: true,
    initial,
    rules: { city: [required()], email: [required(), email()] },
    onSubmit: async ({ city, ...values }) => {
      if (!city) return;
      const address = values.email.trim();
      const wanted = t('tickets.wanted', { from: city.name, to: values.to || to[0] });
      await ask({ type: 'city_calculate', tour_id: tourId, email: address, city, text: wanted }).unwrap();
      onSent(address);
    },
  });
  const { value, onChange, error } = form.field('to');
  return (
    <Form form={form} className={css.form}>
      <div className={css.fields}>
        <CityAutocomplete
          {...form.field('city')}
          label={t('tickets.from')}
          placeholder={t('tickets.fromPlaceholder')}
          search={search}
          canCreate
          isRequired
        />
        {to.length > 1 ? (
          <Select
            label={t('tickets.to')}
            options={to.map((name) => ({ id: name, label: name }))}
            value={value || (to[0] ?? null)}
            onChange={onChange}
            error={error}
          />
        ) : null}
        <TextField
          {...form.field('email')}
          type="email"
          autoComplete="email"
          label={t('document.emailLabel')}
          isRequired
        />
      </div>
      <Button type="submit" isLoading={form.isSubmitting}>
        {t('tickets.send')}
      </Button>
      <FormFoot />
    </Form>
  );
}
