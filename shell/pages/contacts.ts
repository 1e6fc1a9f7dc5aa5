/** How to reach the marketplace while the site is away: the same as the api's `/spa/contacts`. */
export const CONTACTS = {
  email: 'hello@cairn.example',
  phone: '+44 20 7946 0182',
  messengers: [
    { name: 'WhatsApp', url: 'https://wa.me/442079460182' },
    { name: 'Telegram', url: 'https://t.me/' },
  ],
} as const;
