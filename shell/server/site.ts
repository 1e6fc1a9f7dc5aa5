/** What makes one site of many: languages, currencies, parts that are turned on. */
export interface Site {
  name: string;
  locales: readonly { iso: string; name: string; prefix: string }[];
  currencies: readonly string[];
  defaultCurrency: string;
  flags: Readonly<Record<string, boolean>>;
}

export const siteOf = (isDevelopment: boolean): Site => ({
  name: 'Cairn',
  locales: [{ iso: 'en-US', name: 'English', prefix: '' }],
  currencies: ['EUR', 'USD', 'RUB', 'BYN', 'KZT', 'CNY'],
  defaultCurrency: 'USD',
  flags: { qrPayment: false, arrival: false, devOutbox: isDevelopment },
});
