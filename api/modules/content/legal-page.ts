import type { LegalChanges, LegalPage } from '@cairn/shared-contracts/api/content.schema';
import { DEFAULT_LOCALE, localeOf } from '@cairn/shared-contracts/i18n/locales';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { cleanEditorial } from './clean-editorial.ts';
import { byLanguage, languageOf } from './in-language.ts';
import { compareTexts } from './legal-changes.ts';

type Kind = LegalPage['kind'];
type Row = Selectable<Database['legal_pages']> & { locales: string[] };

/** the versions that are out, the newest first, each in the reader's language where there is one */
async function versionsOf({ db, clock }: Services, kind: Kind, language: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT * FROM (
      SELECT DISTINCT ON (version) *, array_agg(locale) OVER (PARTITION BY version) AS locales
      FROM legal_pages WHERE kind = ${kind} AND NOT is_draft AND published_on <= ${clock.today()}::date
      ORDER BY version, ${byLanguage(language)}
    ) shown ORDER BY published_on DESC, version DESC`.execute(db);
  return rows;
}

/**
 * A legal text: the latest version, or the one asked for.
 * @throws ApiError 404 page_not_found
 */
export async function readLegalPage(
  services: Services,
  { kind, version, language }: { kind: Kind; version: string; language: string },
): Promise<LegalPage> {
  const rows = await versionsOf(services, kind, language);
  const row = version === '' ? rows[0] : rows.find((one) => one.version === version);
  if (!row) throw notFound('page_not_found');
  return {
    kind,
    version: row.version,
    versions: rows.map((one) => one.version),
    title: row.title,
    body: cleanEditorial(row.body),
    published_on: row.published_on,
    content_language: languageOf(row.locale),
    languages: row.locales.map(languageOf),
  };
}

/**
 * The language that two versions are compared in: the reader's, else the site's first, else any, as long as there are both in it.
 * @returns undefined when they have none in common
 */
const commonLanguage = (from: Row, to: Row, language: string): string | undefined => {
  const common = from.locales.filter((locale) => to.locales.includes(locale)).sort();
  return [localeOf(language).code, DEFAULT_LOCALE.code].find((code) => common.includes(code)) ?? common[0];
};

/**
 * What came and went between two versions.
 * @throws ApiError 404 page_not_found
 */
export async function readLegalChanges(
  services: Services,
  asked: { kind: Kind; from: string; to: string; language: string },
): Promise<LegalChanges> {
  const bothIn = async (language: string): Promise<[from: Row, to: Row]> => {
    const rows = await versionsOf(services, asked.kind, language);
    const [from, to] = [asked.from, asked.to].map((version) => rows.find((row) => row.version === version));
    if (!from || !to || from === to) throw notFound('page_not_found');
    return [from, to];
  };
  const shown = await bothIn(asked.language);
  const common = commonLanguage(...shown, asked.language);
  // a text beside its translation has nothing in common
  const [from, to] = common && shown.some(({ locale }) => locale !== common) ? await bothIn(common) : shown;
  const of = ({ version, published_on }: Row) => ({ version, published_on });
  return {
    title: to.title,
    from: of(from),
    to: of(to),
    content_language: languageOf(to.locale),
    changes: compareTexts(from.body, to.body, languageOf(to.locale)),
  };
}
