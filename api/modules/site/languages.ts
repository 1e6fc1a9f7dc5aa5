import type { Languages } from '@cairn/shared-contracts/api/site.schema';
import { sql } from 'kysely';
import type { Services } from '../../platform/services.ts';

/**
 * Languages that tours are led in, or organizers speak, by name.
 * @param onlyPublished leaves those out that no tour on the site is led in
 * @param locale what their names are written in
 */
export async function readLanguages(
  { db }: Pick<Services, 'db'>,
  onlyPublished: boolean,
  locale: string,
): Promise<Languages> {
  const { rows } = await sql<{ code: string }>`
    SELECT DISTINCT unnest(languages) AS code FROM tours WHERE ${!onlyPublished} OR status = 'published'
    UNION SELECT DISTINCT unnest(languages) FROM organizers WHERE ${!onlyPublished}`.execute(db);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const named = rows.map(({ code }) => ({ code, name: names.of(code) ?? code }));
  return { data: named.toSorted((a, b) => a.name.localeCompare(b.name, locale)) };
}
