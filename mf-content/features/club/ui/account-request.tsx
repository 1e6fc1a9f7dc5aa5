import type { NewOrganizerAnswer } from '@cairn/shared-contracts/api/organizer.schema';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { BEST_TOUR_MAX, YEARLY_TOURS } from '@cairn/shared-contracts/domain/organizer-checks';
import { email, maxLength, phone, required } from '@cairn/shared-contracts/domain/validators';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Card } from '@cairn/shared-contracts/ui/card';
import { CountryBox } from '@cairn/shared-contracts/ui/country-box';
import { Form, useForm } from '@cairn/shared-contracts/ui/form';
import { FormFoot } from '@cairn/shared-contracts/ui/form-foot';
import { PhoneInput } from '@cairn/shared-contracts/ui/phone-input';
import { Select } from '@cairn/shared-contracts/ui/select';
import { Sent } from '@cairn/shared-contracts/ui/sent';
import { TextArea } from '@cairn/shared-contracts/ui/text-area';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import { useState } from 'react';
import { club, places } from '../model/api.ts';
import css from './account-request.module.css';

const LINE_MAX = 120;
const EMPTY = { name: '', company: '', country: '', yearly: '', email: '', phone: '', tour: '' };

/** The provider's request: two minutes to write, a person reads it. */
export function AccountRequest() {
  const { t } = useTranslation('mf-content');
  const { locale, site } = usePlatform();
  const { data: countries } = places.countriesForForms.useQuery();
  const [ask] = club.askForAccount.useMutation();
  const [sent, setSent] = useState<NewOrganizerAnswer | null>(null);
  const form = useForm({
    id: 'provider-request',
    keepsDraft: true,
    initial: EMPTY,
    rules: {
      name: [required(), maxLength(LINE_MAX)],
      company: [maxLength(LINE_MAX)],
      country: [required()],
      yearly: [required()],
      email: [required(), email()],
      phone: [required(), phone()],
      tour: [required(), maxLength(BEST_TOUR_MAX)],
    },
    onSubmit: async (values) => {
      const yearly = YEARLY_TOURS.find((one) => one === values.yearly);
      if (!yearly) return;
      const answer = await ask({
        ...{ name: values.name, company: values.company, email: values.email.trim(), phone: values.phone },
        ...{ country_id: Number(values.country), yearly_tours: yearly, best_tour: values.tour },
      }).unwrap();
      setSent(answer);
    },
  });
  const country = form.field('country');
  const yearly = form.field('yearly');
  if (sent) {
    return (
      <Card variant="raised" className={css.card ?? ''}>
        <Sent title={t('join.sent', { number: sent.number })}>
          {t('join.sentText', { date: formatDate(sent.answer_by, locale, 'long') })}
        </Sent>
      </Card>
    );
  }
  return (
    <Card variant="raised" className={css.card ?? ''}>
      <h2 className={css.title}>{t('join.ask')}</h2>
      <p className={css.quiet}>{t('join.askText')}</p>
      <Form form={form} className={css.form} aria-label={t('join.ask')}>
        <div className={css.pair}>
          <TextField {...form.field('name')} label={t('join.name')} autoComplete="name" isRequired />
          <TextField {...form.field('company')} label={t('join.company')} autoComplete="organization" />
        </div>
        <div className={css.pair}>
          <CountryBox
            name="country"
            label={t('join.country')}
            placeholder={t('join.countryExample')}
            countries={countries?.data ?? []}
            value={country.value || null}
            onChange={(id) => country.onChange(id ?? '')}
            onBlur={country.onBlur}
            error={country.error}
            isRequired
          />
          <Select
            name="yearly"
            label={t('join.yearly')}
            placeholder={t('join.yearlyExample')}
            options={YEARLY_TOURS.map((range) => ({ id: range, label: range.replace('-', ' – ') }))}
            value={yearly.value || null}
            onChange={yearly.onChange}
            error={yearly.error}
            isRequired
          />
        </div>
        <TextField {...form.field('email')} type="email" label={t('join.email')} autoComplete="email" isRequired />
        <PhoneInput
          {...form.field('phone')}
          label={t('join.phone')}
          defaultCountry={site.uikit.defaultCountry}
          isRequired
        />
        <TextArea {...form.field('tour')} label={t('join.bestTour')} maxLength={BEST_TOUR_MAX} rows={4} isRequired />
        <Button type="submit" isBlock isLoading={form.isSubmitting}>
          {t('join.ask')}
        </Button>
        <FormFoot />
      </Form>
    </Card>
  );
}
