import type { Contacts } from '@cairn/shared-contracts/api/site.schema';

/** How people reach the marketplace. The numbers are from ranges that are kept free for fiction. */
export const CONTACTS: Contacts = {
  email: 'hello@cairn.example',
  phones: [
    { type: 'main', formatted_phone: '+44 20 7946 0182' },
    { type: 'additional', formatted_phone: '+1 202 555 0147' },
  ],
  has_other_phones: false,
  messengers: [
    { source: 'facebook', url: 'https://www.facebook.com/' },
    { source: 'telegram', url: 'https://t.me/' },
    { source: 'whatsapp', url: 'https://wa.me/442079460182' },
  ],
};
