import type { LegalPage } from '@cairn/shared-contracts/api/content.schema';

/** One version of a legal text. A version is a record: it is never edited after its date, a new one follows it. */
export interface LegalVersion {
  /** year and month, as in the address */
  readonly version: string;
  /** calendar date from which it is in force */
  readonly publishedOn: string;
  /** the markup of `legalHtml` */
  readonly text: string;
}

export interface LegalDocument {
  readonly kind: LegalPage['kind'];
  readonly title: string;
  /** newest first */
  readonly versions: readonly LegalVersion[];
}
