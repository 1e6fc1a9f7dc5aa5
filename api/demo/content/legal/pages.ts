import type { Row } from '../../seeding/bulk-insert.ts';

export const LEGAL_PAGES: readonly Row<'legal_pages'>[] = [];
