import {
  HELP_FIELDS,
  HELP_FORMS,
  HELP_GROUPS,
  HELP_PEOPLE_MAX,
  HELP_REQUEST_TYPES,
  type HelpField,
  type HelpGroup,
  type HelpRequestType,
  LINE_MAX,
  TEXT_MAX,
} from '@cairn/shared-contracts/domain/help-requests';
import { email, isEmpty, maxLength, phone, required, type Validator } from '@cairn/shared-contracts/domain/validators';
import type { ChosenCity } from '@cairn/shared-contracts/ui/city-autocomplete';

export interface HelpFile {
  id: number;
  token: string;
  /** what it is shown by when a form that was left comes back */
  name: string;
}

/** what the form holds: text as it is typed */
export interface HelpValues extends Record<Exclude<HelpField, 'city' | 'files'>, string> {
  city: ChosenCity | null;
  files: readonly HelpFile[];
}

export const EMPTY: HelpValues = {
  ...{ request_id: '', tour_id: '', organizer_id: '', closed: '', wish: '', certificate_wish: '', certificate: '' },
  ...{
    payer: '',
    place: '',
    city: null,
    year: '',
    date: '',
    people: '',
    children_ages: '',
    budget: '',
    company: '',
    name: '',
  },
  ...{ email: '', phone: '', text: '', files: [] },
};

export const isHelpType = (type: string | null): type is HelpRequestType =>
  HELP_REQUEST_TYPES.some((known) => known === type);

export const isHelpGroup = (group: string | null): group is HelpGroup => HELP_GROUPS.some((known) => known === group);

/** the fields of a kind, in the order of the form */
export const fieldsOf = (type: HelpRequestType): HelpField[] =>
  HELP_FIELDS.filter((field) => HELP_FORMS[type].asks[field] !== undefined);

/** "https://cairn.example/de/song-kul-trek-7?people=2" or "7" */
export const numberIn = (text: string): number | undefined => {
  const found = /(\d{1,9})\/?(?:[?#].*)?$/.exec(text.trim())?.[1];
  return found && Number(found) > 0 ? Number(found) : undefined;
};

const isNumber: Validator = (value) =>
  typeof value === 'string' && value !== '' && numberIn(value) === undefined ? { code: 'fallback' } : undefined;
const isCount =
  (max: number): Validator =>
  (value) =>
    typeof value === 'string' &&
    value !== '' &&
    !(Number(value) >= 1 && Number(value) <= max && Number.isInteger(Number(value)))
      ? { code: 'maxValue', params: { max } }
      : undefined;

const FORMS: Readonly<Partial<Record<HelpField, readonly Validator[]>>> = {
  request_id: [isNumber],
  tour_id: [isNumber],
  organizer_id: [isNumber],
  people: [isCount(HELP_PEOPLE_MAX)],
  email: [email()],
  phone: [phone()],
  text: [maxLength(TEXT_MAX)],
  ...Object.fromEntries(
    ['place', 'company', 'name', 'budget', 'certificate', 'children_ages'].map((name) => [name, [maxLength(LINE_MAX)]]),
  ),
};

/** what a kind's fields must hold */
export function rulesOf(type: HelpRequestType): Partial<Record<HelpField, readonly Validator[]>> {
  const { asks } = HELP_FORMS[type];
  return Object.fromEntries(
    fieldsOf(type).map((field) => [
      field,
      [...(asks[field] === 'required' ? [required()] : []), ...(FORMS[field] ?? [])],
    ]),
  );
}

const NUMBERS: ReadonlySet<HelpField> = new Set(['request_id', 'tour_id', 'organizer_id']);
const COUNTS: ReadonlySet<HelpField> = new Set(['people', 'year']);

/** what is sent: the kind's fields that were filled in, numbers as numbers */
export function bodyOf(type: HelpRequestType, values: HelpValues): Record<string, unknown> {
  const filled = fieldsOf(type).flatMap((field): [string, unknown][] => {
    const value = values[field];
    if (isEmpty(value)) return [];
    if (field === 'files') return [[field, values.files.map(({ id, token }) => ({ id, token }))]];
    if (typeof value !== 'string') return [[field, value]];
    if (NUMBERS.has(field)) return [[field, numberIn(value)]];
    return [[field, COUNTS.has(field) ? Number(value) : value.trim()]];
  });
  return { type, ...Object.fromEntries(filled) };
}
