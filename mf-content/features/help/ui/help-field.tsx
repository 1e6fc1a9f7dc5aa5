import {
  CERTIFICATE_WISHES,
  CLOSED,
  HELP_FORMS,
  type HelpField,
  type HelpRequestType,
  PAYERS,
  TEXT_MAX,
  WISHES,
} from '@cairn/shared-contracts/domain/help-requests';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useCitySearch } from '@cairn/shared-contracts/remote/use-city-search';
import { CityAutocomplete } from '@cairn/shared-contracts/ui/city-autocomplete';
import type { FormControl } from '@cairn/shared-contracts/ui/form';
import { PhoneInput } from '@cairn/shared-contracts/ui/phone-input';
import { RadioGroup } from '@cairn/shared-contracts/ui/radio-group';
import { TextArea } from '@cairn/shared-contracts/ui/text-area';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import { requests } from '../model/api.ts';
import type { HelpValues } from '../model/help-values.ts';
import { BookingField } from './booking-field.tsx';
import { HelpFiles } from './help-files.tsx';

interface HelpFieldProps {
  field: HelpField;
  type: HelpRequestType;
  form: FormControl<HelpValues>;
  /** one more file on its way, or one less */
  onUploading: (change: 1 | -1) => void;
}

const CHOICES = { closed: CLOSED, wish: WISHES, certificate_wish: CERTIFICATE_WISHES, payer: PAYERS } as const;
type Choice = keyof typeof CHOICES;
const isChoice = (field: HelpField): field is Choice => field in CHOICES;

const INPUTS = {
  tour_id: {},
  organizer_id: {},
  certificate: {},
  place: {},
  year: { type: 'number', inputMode: 'numeric' },
  date: { type: 'date' },
  people: { type: 'number', inputMode: 'numeric' },
  children_ages: {},
  budget: {},
  company: { autoComplete: 'organization' },
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
} as const;

type OwnLabel = 'closedSince' | 'happened' | 'amount' | 'touristName' | 'touristPhone';
/** what a kind calls a field otherwise than the others do */
const OWN_LABELS: Partial<Record<HelpRequestType, Partial<Record<HelpField, OwnLabel>>>> = {
  quarantine_refund: { date: 'closedSince', text: 'happened' },
  certificate: { budget: 'amount' },
  add_phone_and_tourist_name_to_request: { name: 'touristName', phone: 'touristPhone' },
};

/** One field of a request: what it is decides how it is asked. */
export function HelpFieldControl({ field, type, form, onUploading }: HelpFieldProps) {
  const { t } = useTranslation('mf-content');
  const { site } = usePlatform();
  const isRequired = HELP_FORMS[type].asks[field] === 'required';
  const own = OWN_LABELS[type]?.[field];
  const label = own ? t(`help.own.${own}`) : t(`help.field.${field}`);
  if (isChoice(field)) {
    const { value, onChange, error } = form.field(field);
    return (
      <RadioGroup
        name={field}
        label={label}
        options={CHOICES[field].map((id) => ({ id, label: t(`help.${field}.${id}`) }))}
        value={value || null}
        onChange={onChange}
        error={error}
        isRequired={isRequired}
        isPanels
        isHorizontal
      />
    );
  }
  if (field === 'text') {
    return <TextArea {...form.field(field)} label={label} maxLength={TEXT_MAX} rows={5} isRequired={isRequired} />;
  }
  if (field === 'phone') {
    const { defaultCountry } = site.uikit;
    return <PhoneInput {...form.field(field)} label={label} defaultCountry={defaultCountry} isRequired={isRequired} />;
  }
  if (field === 'city') return <City form={form} label={label} />;
  if (field === 'files') return <HelpFiles form={form} label={label} onUploading={onUploading} />;
  if (field === 'request_id') return <BookingField form={form} isRequired={isRequired} />;
  const hint =
    field === 'tour_id' || field === 'organizer_id' || field === 'children_ages' ? t(`help.hint.${field}`) : undefined;
  return (
    <TextField
      {...form.field(field)}
      {...INPUTS[field]}
      label={label}
      {...(hint ? { hint } : {})}
      isRequired={isRequired}
    />
  );
}

function City({ form, label }: { form: FormControl<HelpValues>; label: string }) {
  const search = useCitySearch(requests);
  return <CityAutocomplete {...form.field('city')} label={label} search={search} canCreate isRequired />;
}
