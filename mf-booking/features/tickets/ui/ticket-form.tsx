import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { TEXT_MAX } from '@cairn/shared-contracts/domain/help-requests';
import { email, maxLength, required } from '@cairn/shared-contracts/domain/validators';
import { useSession, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useCitySearch } from '@cairn/shared-contracts/remote/use-city-search';
import { Button } from '@cairn/shared-contracts/ui/button';
import { type ChosenCity, CityAutocomplete } from '@cairn/shared-contracts/ui/city-autocomplete';
import { Form, useForm } from '@cairn/shared-contracts/ui/form';
import { TextArea } from '@cairn/shared-contracts/ui/text-area';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import { tourActions } from '../model/api.ts';
import css from './tickets-panel.module.css';

interface Values {
  city: ChosenCity | null;
  email: string;
  text: string;
}

/** From where, and where the offer goes to. Loaded on demand. */
export default function TicketForm({ booking, onSent }: { booking: Booking; onSent: (email: string) => void }) {
  const { t } = useTranslation('mf-booking');
  const { user } = useSession();
  const search = useCitySearch(tourActions);
  const [ask] = tourActions.askForHelp.useMutation();
  const initial: Values = { city: null, email: user?.email ?? '', text: '' };
  const form = useForm({
    id: `tickets-${booking.id}`,
    initial,
    keepsDraft: true,
    rules: { city: [required()], email: [required(), email()], text: [maxLength(TEXT_MAX)] },
    onSubmit: async ({ city, ...values }) => {
      if (!city) return;
      const [address, text] = [values.email.trim(), values.text.trim()];
      await ask({
        ...{ type: 'city_calculate', request_id: booking.id, tour_id: booking.tour.id, city, email: address },
        ...(text ? { text } : {}),
      }).unwrap();
      onSent(address);
    },
  });
  return (
    <Form form={form} className={css.form} aria-label={t('tickets.title')}>
      <CityAutocomplete
        {...form.field('city')}
        label={t('tickets.from')}
        placeholder={t('tickets.fromPlaceholder')}
        search={search}
        canCreate
        isRequired
      />
      <TextField {...form.field('email')} label={t('tickets.email')} type="email" autoComplete="email" isRequired />
      <TextArea {...form.field('text')} label={t('tickets.note')} rows={2} maxLength={TEXT_MAX} />
      <Button type="submit" isLoading={form.isSubmitting}>
        {t('tickets.send')}
      </Button>
      <p className={css.small}>{t('captcha')}</p>
    </Form>
  );
}
