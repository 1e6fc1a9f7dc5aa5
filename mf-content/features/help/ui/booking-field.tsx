import type { Trip } from '@cairn/shared-contracts/api/user.schema';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { lookOf } from '@cairn/shared-contracts/domain/picture';
import { CheckIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useSession, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Badge } from '@cairn/shared-contracts/ui/badge';
import type { FormControl } from '@cairn/shared-contracts/ui/form';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { RadioGroup } from '@cairn/shared-contracts/ui/radio-group';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import { useState } from 'react';
import { help } from '../model/api.ts';
import type { HelpValues } from '../model/help-values.ts';
import css from './help-request.module.css';

/** the newest are asked about most */
const SHOWN = 5;
const OTHER = 'other';

/** When, with whom and what has been paid: enough to tell two bookings of one tour apart. */
function BookingNote({ trip: { id, start, end, tourists_count, organizer, paid, currency } }: { trip: Trip }) {
  const { t } = useTranslation('mf-content');
  const { locale, site } = usePlatform();
  return (
    <span className={css.booking}>
      <span>
        {t('help.bookingNote', {
          start: formatDate(start, locale),
          end: formatDate(end, locale),
          count: tourists_count,
          number: `${id}`,
        })}
      </span>
      {site.organizer.forceHideOrganizers ? null : <span>{organizer.name}</span>}
      {paid > 0 ? (
        <Badge tone="success" icon={<CheckIcon size={13} />}>
          {t('help.bookingPaid', { amount: formatMoney({ amount: paid, currency }) })}
        </Badge>
      ) : null}
    </span>
  );
}

interface BookingFieldProps {
  form: FormControl<HelpValues>;
  isRequired: boolean;
}

/** Which booking it is about: whoever is logged in picks one of theirs, others know its number. */
export function BookingField({ form, isRequired }: BookingFieldProps) {
  const { t } = useTranslation('mf-content');
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
          ...own.map((trip) => ({
            id: `${trip.id}`,
            label: <span lang={trip.tour.content_language}>{trip.tour.name}</span>,
            note: <BookingNote trip={trip} />,
            end: trip.tour.image ? (
              <Picture
                src={trip.tour.image.image}
                {...lookOf(trip.tour.image)}
                alt=""
                ratio="4/3"
                sizes="104px"
                className={css.thumb ?? ''}
              />
            ) : undefined,
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
