import { TRANSPORT, type TravelField, travelDays, type Way } from '@cairn/shared-contracts/domain/travel';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { DatePicker } from '@cairn/shared-contracts/ui/date-picker';
import type { FormControl } from '@cairn/shared-contracts/ui/form';
import { RadioGroup } from '@cairn/shared-contracts/ui/radio-group';
import { TextArea } from '@cairn/shared-contracts/ui/text-area';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import { askedOf, NOT_KNOWN, type TourDays, type Transport, type TravelValues } from '../model/travel-values.ts';
import css from './travel-form.module.css';

const NAMES = {
  [TRANSPORT.air]: 'air',
  [TRANSPORT.train]: 'train',
  [TRANSPORT.other]: 'other',
  [TRANSPORT.livesThere]: 'livesThere',
  [NOT_KNOWN]: 'notKnown',
} as const satisfies Record<Transport, string>;

const TRANSPORTS = Object.keys(NAMES) as Transport[]; // the keys of the record above

interface WayFieldsProps {
  form: FormControl<TravelValues>;
  way: Way;
  days: TourDays;
}

/** How they come, or go: what the chosen transport asks (specification §3). */
export function WayFields({ form, way, days }: WayFieldsProps) {
  const { t } = useTranslation('mf-booking');
  const type = form.field(`${way}.transport_type`);
  return (
    <fieldset className={css.way}>
      <legend className={css.heading}>{t(`travel.${way}`)}</legend>
      <RadioGroup
        label={t(`travel.how.${way}`)}
        name={type.name}
        value={type.value}
        error={type.error}
        onChange={type.onChange}
        options={[...TRANSPORTS].map((id) => ({ id, label: t(`travel.choice.${NAMES[id]}`) }))}
        className={css.transports}
      />
      <div className={css.fields}>
        {askedOf(form.values, way).map(({ field, isNeeded }) => (
          <WayField key={field} {...{ form, way, days, field, isNeeded }} />
        ))}
      </div>
    </fieldset>
  );
}

interface WayFieldProps extends WayFieldsProps {
  field: TravelField;
  isNeeded: boolean;
}

function WayField({ form, way, days, field, isNeeded }: WayFieldProps) {
  const { t } = useTranslation('mf-booking');
  const bound = form.field(`${way}.${field}`);
  const look = { label: t(`travel.field.${field}`), isRequired: isNeeded };
  switch (field) {
    case 'date':
      return (
        <DatePicker
          {...bound}
          {...look}
          {...travelDays(way, { start: days.arrival, end: days.departure })}
          value={bound.value || null}
          onChange={(day) => bound.onChange(day ?? '')}
        />
      );
    case 'time':
      return <TextField {...bound} {...look} type="time" hint={t(`travel.clock.${way}`)} />;
    case 'additional_info':
      return <TextArea {...bound} {...look} rows={2} maxLength={TEXT_MAX} className={css.wide} />;
    case 'flight_number':
    case 'train_number':
      return <TextField {...bound} {...look} maxLength={NUMBER_MAX} />;
    default:
      return <TextField {...bound} {...look} maxLength={NAME_MAX} />;
  }
}

/** characters, as the call takes them */
const NAME_MAX = 100;
const NUMBER_MAX = 20;
const TEXT_MAX = 500;
