/** What makes one site of many: languages, currencies, parts that are turned on. */
export interface Site {
  name: string;
  locales: readonly { iso: string; name: string; prefix: string }[];
  currencies: readonly string[];
  defaultCurrency: string;
  flags: Readonly<Record<string, boolean>>;
}

/** @param isDemo shows the ways into the demo: the outbox with the codes */
export const siteOf = (isDemo: boolean): Site => ({
  name: 'Cairn',
  locales: [{ iso: 'en-US', name: 'English', prefix: '' }],
  currencies: ['EUR', 'USD', 'RUB', 'BYN', 'KZT', 'CNY'],
  defaultCurrency: 'USD',
  flags: { qrPayment: false, arrival: false, devOutbox: isDemo },
});
