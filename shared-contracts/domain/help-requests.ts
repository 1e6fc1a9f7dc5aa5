import type { Site } from './site.ts';

/** Help-request types of specification §3. */
export const HELP_REQUEST_TYPES = [
  'learn_more',
  'corp_tour_request',
  'subsidies',
  'quarantine_refund',
  'individual_tour',
  'phone_call_request',
  'city_calculate',
  'common_help',
  'add_email_to_request',
  'certificate',
  'cashback',
  'organizer_request',
  'without_prepayment',
  'forecast_request',
  'common_help_by_email',
  'add_phone_and_tourist_name_to_request',
  'future_year_tours_request',
] as const;
export type HelpRequestType = (typeof HELP_REQUEST_TYPES)[number];

/** characters of a text that a person writes to the marketplace */
export const TEXT_MAX = 2000;
/** of a name, a company, a place */
export const LINE_MAX = 120;
/** files of one request */
export const HELP_FILES_MAX = 10;
/** people in one request */
export const HELP_PEOPLE_MAX = 200;

/** what closed, what would help, what a certificate is to do, who pays a subsidy */
export const CLOSED = ['border', 'park', 'road', 'other'] as const;
export const WISHES = ['money', 'dates', 'unsure'] as const;
export const CERTIFICATE_WISHES = ['buy', 'use', 'extend'] as const;
export const PAYERS = ['state', 'employer', 'other'] as const;

/** What a request may be asked for, in the order of its form. */
export const HELP_FIELDS = [
  'request_id',
  'tour_id',
  'organizer_id',
  'closed',
  'wish',
  'certificate_wish',
  'certificate',
  'payer',
  'place',
  'city',
  'year',
  'date',
  'people',
  'children_ages',
  'budget',
  'company',
  'name',
  'email',
  'phone',
  'text',
  'files',
] as const;
export type HelpField = (typeof HELP_FIELDS)[number];
export type HelpNeed = 'required' | 'optional';

export const HELP_GROUPS = ['money', 'tour', 'forYou', 'rest'] as const;
export type HelpGroup = (typeof HELP_GROUPS)[number];

export interface HelpForm {
  group: HelpGroup;
  /** what is not here is not asked */
  asks: Readonly<Partial<Record<HelpField, HelpNeed>>>;
}

/** Each kind of request with its own fields: the form asks for these and no others, the api refuses a request without the required ones. */
export const HELP_FORMS: Readonly<Record<HelpRequestType, HelpForm>> = {
  quarantine_refund: {
    group: 'money',
    asks: {
      ...{ request_id: 'required', closed: 'required', date: 'required', wish: 'required' },
      ...{ email: 'required', text: 'required', files: 'optional' },
    },
  },
  without_prepayment: {
    group: 'money',
    asks: {
      tour_id: 'required',
      date: 'required',
      people: 'required',
      name: 'required',
      email: 'required',
      phone: 'optional',
    },
  },
  certificate: {
    group: 'money',
    asks: {
      certificate_wish: 'required',
      certificate: 'optional',
      budget: 'optional',
      email: 'required',
      text: 'optional',
    },
  },
  cashback: { group: 'money', asks: { request_id: 'required', email: 'required', text: 'optional' } },
  subsidies: {
    group: 'money',
    asks: { request_id: 'required', payer: 'required', email: 'required', text: 'optional', files: 'optional' },
  },
  learn_more: { group: 'tour', asks: { tour_id: 'optional', email: 'required', text: 'required' } },
  city_calculate: {
    group: 'tour',
    asks: { tour_id: 'required', city: 'required', date: 'optional', email: 'required', text: 'optional' },
  },
  forecast_request: { group: 'tour', asks: { tour_id: 'required', date: 'required', email: 'required' } },
  future_year_tours_request: {
    group: 'tour',
    asks: { place: 'required', year: 'required', email: 'required', text: 'optional' },
  },
  organizer_request: { group: 'tour', asks: { organizer_id: 'required', email: 'required', text: 'required' } },
  individual_tour: {
    group: 'forYou',
    asks: {
      ...{ place: 'required', date: 'optional', people: 'required', children_ages: 'optional', budget: 'optional' },
      ...{ name: 'required', email: 'required', phone: 'optional', text: 'optional' },
    },
  },
  corp_tour_request: {
    group: 'forYou',
    asks: {
      ...{ company: 'required', place: 'optional', date: 'optional', people: 'required', budget: 'optional' },
      ...{ name: 'required', email: 'required', phone: 'optional', text: 'optional' },
    },
  },
  phone_call_request: { group: 'forYou', asks: { phone: 'required', name: 'optional', text: 'optional' } },
  add_email_to_request: { group: 'rest', asks: { request_id: 'required', email: 'required' } },
  add_phone_and_tourist_name_to_request: {
    group: 'rest',
    asks: { request_id: 'required', name: 'required', phone: 'required', email: 'optional' },
  },
  common_help: { group: 'rest', asks: { name: 'optional', email: 'required', text: 'required', files: 'optional' } },
  common_help_by_email: { group: 'rest', asks: { email: 'required', text: 'required' } },
};

/** what of a site's configuration counts here */
type NamesOrganizers = Pick<Site, 'organizer'>;

/** a site that names no organizers is not asked about one */
export const isAskedOn = ({ organizer }: NamesOrganizers, type: HelpRequestType): boolean =>
  !(organizer.forceHideOrganizers && HELP_FORMS[type].asks.organizer_id === 'required');

/** the kinds of a group, in the order of their list */
export const helpTypesOf = (site: NamesOrganizers, group: HelpGroup): HelpRequestType[] =>
  HELP_REQUEST_TYPES.filter((type) => HELP_FORMS[type].group === group && isAskedOn(site, type));
