/**
 * What becomes of the sources when a closed list grows by one and nothing else is done. Each row is an edit of a real source, applied to
 * a copy, and the files that the compiler must refuse then, with words of its message. A table that is loosened (`Record<string, …>`)
 * lets its addition through, and the test fails.
 */
export interface Addition {
  what: string;
  /** the source with the list */
  file: string;
  find: string;
  put: string;
  /** file → what the compiler's message for it says */
  refused: Readonly<Record<string, string>>;
}

const missing = (property: string): string => `Property '${property}' is missing`;

export const ADDITIONS: readonly Addition[] = [
  {
    what: 'a currency without its limits, its format and its rate',
    file: 'shared-contracts/domain/currencies.ts',
    find: "'INR',\n] as const",
    put: "'INR',\n  'XAU',\n] as const",
    refused: {
      'shared-contracts/domain/max-price.ts': missing('XAU'),
      'shared-contracts/domain/money.ts': missing('XAU'),
      'api/adapters/rates/local-rates.ts': missing('XAU'),
    },
  },
  {
    what: 'a currency of the specification without its numbers',
    file: 'shared-contracts/domain/currencies.ts',
    find: "'CNY'] as const satisfies",
    put: "'CNY', 'XAG'] as const satisfies",
    refused: { 'shared-contracts/domain/limits.ts': missing('XAG') },
  },
  {
    what: 'a language without its row and its messages',
    file: 'shared-contracts/i18n/locales.ts',
    find: "'zh', 'ru'] as const",
    put: "'zh', 'ru', 'tlh'] as const",
    refused: {
      'shared-contracts/i18n/locales.ts': missing('tlh'),
      'api/platform/messages.ts': missing('tlh'),
      'api/modules/tour-pdf/document-texts.ts': missing('tlh'),
      'api/modules/tour-actions/program-messages.ts': missing('tlh'),
      'shell/build/build-shell.ts': missing('tlh'),
    },
  },
  {
    what: 'a setting that a language needs, and no site has',
    file: 'shared-contracts/i18n/locales.ts',
    find: "neededFlag: 'russianIsAvailable' | null;",
    put: "neededFlag: 'russianIsAvailable' | 'klingonIsAvailable' | null;",
    refused: { 'shared-contracts/i18n/locales.ts': missing('klingonIsAvailable') },
  },
  {
    what: 'a booking status without its meaning, its step and its messages',
    file: 'shared-contracts/domain/booking-graph.ts',
    find: 'canceledByAdmin: 8,\n',
    put: 'canceledByAdmin: 8,\n  onHold: 99,\n',
    refused: {
      'shared-contracts/domain/booking-graph.ts': missing('99'),
      'mf-booking/features/booking/model/steps.ts': missing('99'),
      'api/modules/request/transition.ts': missing('99'),
      'api/modules/request/notices.ts': missing('99'),
    },
  },
  {
    what: 'a payment status that becomes nothing',
    file: 'shared-contracts/domain/booking-graph.ts',
    find: '{ new: 1, payed: 2, canceled: 3 } as const;',
    put: '{ new: 1, payed: 2, canceled: 3, disputed: 44 } as const;',
    refused: { 'shared-contracts/domain/booking-graph.ts': missing('44') },
  },
  {
    what: 'a state with the provider that makes nothing of a payment',
    file: 'shared-contracts/domain/booking-graph.ts',
    find: "'expired', 'canceled'] as const",
    put: "'expired', 'canceled', 'frozen'] as const",
    refused: { 'shared-contracts/domain/booking-graph.ts': missing('frozen') },
  },
  {
    what: 'a way to sell without its terms',
    file: 'shared-contracts/domain/sale-models.ts',
    find: 'thirdPartyAgent: 5 } as const',
    put: 'thirdPartyAgent: 5, auction: 66 } as const',
    refused: { 'shared-contracts/domain/sale-models.ts': missing('66') },
  },
  {
    what: 'a payment system without its number, currencies, adapter, keys, sandbox and name',
    file: 'shared-contracts/domain/site-defaults.ts',
    find: "'moneta'] as const",
    put: "'moneta', 'shells'] as const",
    refused: {
      'shared-contracts/domain/booking-graph.ts': missing('shells'),
      'api/adapters/payments/keys.ts': missing('shells'),
      'api/adapters/payments/provider.ts': missing('shells'),
      'api/adapters/payments/sandbox/sandbox.register.ts': missing('shells'),
      'api/modules/payment/receipt/receipt.ts': missing('shells'),
      'mf-booking/common/model/payments.ts': missing('shells'),
    },
  },
  {
    what: 'a payment method that nothing takes',
    file: 'shared-contracts/domain/booking-graph.ts',
    find: "['card', 'sbp'] as const",
    put: "['card', 'sbp', 'cowries'] as const",
    refused: { 'shared-contracts/domain/payment-systems.ts': missing('cowries') },
  },
  {
    what: 'a system of units without its measures',
    file: 'shared-contracts/domain/units.ts',
    find: "'metric' | 'imperial'",
    put: "'metric' | 'imperial' | 'nautical'",
    refused: {
      'shared-contracts/domain/units.ts': missing('nautical'),
      'mf-catalog/features/climate/model/measures.ts': missing('nautical'),
    },
  },
  {
    what: 'a channel for codes that says not where it sends',
    file: 'shared-contracts/domain/enumerations.ts',
    find: "  'email',\n] as const",
    put: "  'email',\n  'pigeon',\n] as const",
    refused: { 'shared-contracts/domain/enumerations.ts': missing('pigeon') },
  },
  {
    what: 'a messenger without its title and its parameter',
    file: 'shared-contracts/domain/site-defaults.ts',
    find: "'facebook', 'instagram'] as const",
    put: "'facebook', 'instagram', 'carrier'] as const",
    refused: {
      'shared-contracts/domain/social-titles.ts': missing('carrier'),
      'api/modules/site/chat-sources.ts': missing('carrier'),
    },
  },
  {
    what: 'a way to share without its address',
    file: 'shared-contracts/domain/site-defaults.ts',
    find: "  'bilibili',\n] as const;\nexport type ShareButton",
    put: "  'bilibili',\n  'postcard',\n] as const;\nexport type ShareButton",
    refused: { 'shared-contracts/domain/share-links.ts': missing('postcard') },
  },
  {
    what: 'a parameter of the filter without its reader and its place in the address',
    file: 'shared-contracts/domain/search-filter.ts',
    find: '  page: number;\n  sort: Sort;',
    put: '  altitude?: number;\n  page: number;\n  sort: Sort;',
    refused: {
      'shared-contracts/domain/filter-params.ts': missing('altitude'),
      'shared-contracts/domain/filter-address.ts': missing('altitude'),
    },
  },
];

/** Wrong entries of a table. The compiler tells of them before it tells of what is missing, so they have a run of their own. */
export const WRONG: readonly Addition[] = [
  {
    what: 'a reader of the filter that gives another type than the filter has',
    file: 'shared-contracts/domain/filter-params.ts',
    find: '  organizer: id,',
    put: '  organizer: text,',
    refused: { 'shared-contracts/domain/filter-params.ts': "Type 'string' is not assignable to type 'number'" },
  },
  {
    what: 'a parameter of the filter that is left out for a value of another type',
    file: 'shared-contracts/domain/filter-address.ts',
    find: "sort: 'default',",
    put: 'sort: 7,',
    refused: { 'shared-contracts/domain/filter-address.ts': "Type 'number' is not assignable to type '\"-price\"" },
  },
];
