import type { LegalPage } from '@cairn/shared-contracts/api/content.schema';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

/**
 * A legal text: the latest version, or the one asked for.
 * @throws ApiError 404 page_not_found
 */
export async function readLegalPage(
  { db, clock }: Services,
  kind: LegalPage['kind'],
  version: string,
): Promise<LegalPage> {
  const rows = await db
    .selectFrom('legal_pages')
    .selectAll()
    .where('kind', '=', kind)
    .where('published_on', '<=', clock.today())
    .orderBy('published_on', 'desc')
    .orderBy('version', 'desc')
    .execute();
  const row = version === '' ? rows[0] : rows.find((one) => one.version === version);
  if (!row) throw notFound('page_not_found');
  return {
    kind,
    version: row.version,
    versions: rows.map((one) => one.version),
    title: row.title,
    body: row.body,
    published_on: row.published_on,
    content_language: row.content_language,
  };
}
