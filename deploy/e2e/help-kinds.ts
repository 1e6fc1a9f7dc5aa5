import type { HelpRequestType } from '@cairn/shared-contracts/domain/help-requests';

/** How a field is filled in, and what the marketplace reads of it. */
export type Filled =
  | { label: string; type: string; read: string }
  | { label: string; choose: string; read: string }
  | { label: string; city: string; read: string }
  | { label: 'Files'; file: string; read: string };
export interface HelpKind {
  name: string;
  needed: readonly Filled[];
  /** may be left out */
  free: readonly Filled[];
}

const email: Filled = { label: 'E-mail', type: '', read: 'email: ' };
const booking: Filled = { label: 'Number of the booking', type: '48213', read: 'request id: 48213' };
const tour: Filled = { label: 'Tour: its address or number', type: '/any-name-1?people=2', read: 'tour id: 1' };
const start: Filled = { label: 'First day of the tour', type: '2027-06-14', read: 'date: 2027-06-14' };
const people: Filled = { label: 'How many people', type: '4', read: 'people: 4' };
const place: Filled = { label: 'Where to', type: 'Svaneti', read: 'place: Svaneti' };
const budget: Filled = { label: 'Budget', type: '€2,000', read: 'budget: €2,000' };
const name: Filled = { label: 'Name', type: 'Anna Novak', read: 'name: Anna Novak' };
const phone: Filled = { label: 'Phone', type: '+420777123456', read: 'phone: +420777123456' };
const text: Filled = { label: 'In your words', type: 'Two lines.\nOf words.', read: 'text:\n\nTwo lines.\nOf words.' };
const files: Filled = { label: 'Files', file: 'notice.pdf', read: '/media/file-upload/' };

/** What each kind asks, written down once more: what a form loses or gains has to be changed here, too. */
export const HELP_KINDS: Readonly<Record<HelpRequestType, HelpKind>> = {
  quarantine_refund: {
    name: 'A border, park or road closed',
    needed: [
      booking,
      { label: 'What closed', choose: 'A border crossing', read: 'closed: border' },
      { label: 'What would help you', choose: 'Money back', read: 'wish: money' },
      { label: 'Since when', type: '2026-11-18', read: 'date: 2026-11-18' },
      email,
      { label: 'What happened', type: 'It closed.', read: 'text:\n\nIt closed.' },
    ],
    free: [files],
  },
  without_prepayment: {
    name: 'Hold a seat without prepayment',
    needed: [tour, start, people, name, email],
    free: [phone],
  },
  certificate: {
    name: 'Gift certificate',
    needed: [{ label: 'What about the certificate', choose: 'Extend one', read: 'certificate wish: extend' }, email],
    free: [
      { label: 'Number of the certificate', type: 'C-0042', read: 'certificate: C-0042' },
      { label: 'Amount', type: '€300', read: 'budget: €300' },
      text,
    ],
  },
  cashback: { name: 'Cashback', needed: [booking, email], free: [text] },
  subsidies: {
    name: 'Travel subsidies',
    needed: [booking, { label: 'Who pays the subsidy', choose: 'My employer', read: 'payer: employer' }, email],
    free: [text, files],
  },
  learn_more: { name: 'Learn more about a tour', needed: [email, text], free: [tour] },
  city_calculate: {
    name: 'Tickets from my city',
    needed: [tour, { label: 'City you start from', city: 'Tbilisi', read: 'city: Tbilisi' }, email],
    free: [start, text],
  },
  forecast_request: { name: 'Weather on my dates', needed: [tour, start, email], free: [] },
  future_year_tours_request: {
    name: 'Tours of a coming year',
    needed: [place, { label: 'Year', type: '2028', read: 'year: 2028' }, email],
    free: [text],
  },
  organizer_request: {
    name: 'A question about an organizer',
    needed: [
      { label: 'Organizer: address or number of the page', type: '/tour-provider/1', read: 'organizer id: 1' },
      email,
      text,
    ],
    free: [],
  },
  individual_tour: {
    name: 'An individual tour',
    needed: [place, people, name, email],
    free: [
      start,
      { label: 'How old the children are', type: '5 and 9', read: 'children ages: 5 and 9' },
      ...[budget, phone, text],
    ],
  },
  corp_tour_request: {
    name: 'A tour for a company',
    needed: [{ label: 'Company', type: 'Acme & Sons', read: 'company: Acme & Sons' }, people, name, email],
    free: [place, start, budget, phone, text],
  },
  phone_call_request: { name: 'Call me back', needed: [phone], free: [name, text] },
  add_email_to_request: { name: 'Add an e-mail to a booking', needed: [booking, email], free: [] },
  add_phone_and_tourist_name_to_request: {
    name: "Add a phone and a tourist's name",
    needed: [
      booking,
      { label: "Tourist's name", type: 'Jan Novak', read: 'name: Jan Novak' },
      { label: "Tourist's phone", type: '+420777123456', read: 'phone: +420777123456' },
    ],
    free: [email],
  },
  common_help: { name: 'Something else', needed: [email, text], free: [name, files] },
  common_help_by_email: { name: 'Answer me by e-mail only', needed: [email, text], free: [] },
};
