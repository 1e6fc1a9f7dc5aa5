import type { Row } from '../../seeding/bulk-insert.ts';
import { AGREEMENT } from './agreement.ts';
import { legalHtml } from './legal-html.ts';
import type { LegalDocument } from './model.ts';
import { PRIVACY } from './privacy.ts';
import { SAFETY_RULES } from './safety-rules.ts';
import { TOUR_PROVIDER_AGREEMENT } from './tour-provider-agreement.ts';

const DOCUMENTS: readonly LegalDocument[] = [AGREEMENT, TOUR_PROVIDER_AGREEMENT, PRIVACY, SAFETY_RULES];

/** The legal texts in all their versions, newest first within a kind. */
export const LEGAL_PAGES: readonly Row<'legal_pages'>[] = DOCUMENTS.flatMap(({ kind, title, versions }) =>
  versions.map(({ version, publishedOn, text }) => ({
    kind,
    version,
    title,
    body: legalHtml(text),
    published_on: publishedOn,
  })),
);
