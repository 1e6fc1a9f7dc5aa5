import type { PublicOrganizer, VerificationInfo } from '@cairn/shared-contracts/api/organizer.schema';

export const aigerim: PublicOrganizer = {
  id: 4,
  name: 'Ala-Too Trekking',
  person: 'Aigerim Sadykova',
  avatar: null,
  cover: null,
  is_verified: true,
  country: { id: 1, name: 'Kyrgyzstan', slug: 'kyrgyzstan' },
  city: 'Karakol',
  quote: 'I walk every new route twice before I sell it.',
  about: '<p>Six guides and eleven <b>horses</b>.</p>',
  content_language: 'en',
  since: 2019,
  reply_hours: 3,
  reply_share: 97,
  languages: ['en', 'ru'],
  language_names: ['English', 'Russian'],
  flags: [],
  sale_model: 1,
  legal_type: 3,
  rating: 4.96,
  reviews_count: 7,
  tours_count: 14,
};

const check = { status: 1, checked_on: '2026-03-04', valid_until: null, reference: '' };
export const verified: VerificationInfo = {
  is_email_verified: true,
  is_phone_verified: true,
  is_passport_verified: true,
  status: 1,
  checks: [
    { ...check, kind: 'identity' },
    { ...check, kind: 'licence', reference: 'KG-0412', valid_until: '2027-03-31' },
    { ...check, kind: 'insurance', status: 0, checked_on: null },
    { ...check, kind: 'guides', status: 2 },
    { ...check, kind: 'interview' },
  ],
};
