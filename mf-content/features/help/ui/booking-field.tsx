import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { usePlatform, useSession, useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { FormControl } from '@cairn/shared-contracts/ui/form';
import { RadioGroup } from '@cairn/shared-contracts/ui/radio-group';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import { useState } from 'react';
import { help } from '../model/api.ts';
import type { HelpValues } from '../model/help-values.ts';

/** the newest are asked about most */
const SHOWN = 5;
const OTHER = 'other';

interface BookingFieldProps {
  form: FormControl<HelpValues>;
  isRequired: boolean;
}

/** Which booking it is about: whoever is logged in picks one of theirs, others know its number. */
export function BookingField({ form, isRequired }: BookingFieldProps) {
  const { t } = useTranslation('mf-content');
  const { locale } = usePlatform();
  const { user } = useSession();
  const { data } = help.trips.useQuery(undefined, { skip: !user });
  const [isOther, setOther] = useState(false);
  const field = form.field('request_id');
  const own = data ? [...data.coming, ...data.past].slice(0, SHOWN) : [];
  const isOwn = own.some(({ id }) => `${id}` === field.value);
  const number = (
    <TextField
      {...field}
      inputMode="numeric"
      label={t('help.field.request_id')}
      hint={t('help.hint.request_id')}
      isRequired={isRequired}
    />
  );
  if (own.length === 0) return number;
  const asksNumber = isOther || (field.value !== '' && !isOwn);
  return (
    <>
      <RadioGroup
        label={t('help.aboutBooking')}
        options={[
          ...own.map(({ id, tour, start, end, tourists_count }) => ({
            id: `${id}`,
            label: <span lang={tour.content_language}>{tour.name}</span>,
            note: t('help.bookingNote', {
              start: formatDate(start, locale),
              end: formatDate(end, locale),
              count: tourists_count,
              number: `${id}`,
            }),
          })),
          { id: OTHER, label: t('help.otherBooking') },
        ]}
        value={asksNumber ? OTHER : field.value || null}
        onChange={(id) => {
          setOther(id === OTHER);
          field.onChange(id === OTHER ? '' : id);
        }}
        error={asksNumber ? undefined : field.error}
        isRequired={isRequired}
        isPanels
      />
      {asksNumber ? number : null}
    </>
  );
}
