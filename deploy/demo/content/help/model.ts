import type { LocaleCode } from '@cairn/shared-contracts/i18n/locales';

export interface HelpText {
  readonly title: string;
  /** paragraphs, "## headings" and "- list items", parted by line breaks: blog/article-html.ts */
  readonly text: string;
}

export interface HelpSubject {
  readonly slug: string;
  readonly topic: 'booking' | 'refunds' | 'organizers' | 'safety' | 'reviews' | 'account';
  /** stands on the first page with its answer */
  readonly isFrequent?: boolean;
  readonly in: Readonly<Record<LocaleCode, HelpText>>;
}
