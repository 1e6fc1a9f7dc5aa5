import type { LocaleCode } from '@cairn/shared-contracts/i18n/locales';

/** What something is called in the languages beside English. */
export type Names = Readonly<Record<Exclude<LocaleCode, 'en-US'>, string>> & {
  /** words that people look for it by */
  readonly also?: string;
};

/** What a place is called in German, Russian and Chinese. */
export type NameRow = readonly [de: string, ru: string, zh: string];
