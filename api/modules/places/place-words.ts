import { DEFAULT_LOCALE, type LocaleCode, localeOf } from '@cairn/shared-contracts/i18n/locales';
import { sql } from 'kysely';
import type { Services } from '../../platform/services.ts';

/** says a name of a place in the reader's language; one that nobody has translated stays as it is */
export type SayPlace = (name: string) => string;
type Words = ReadonlyMap<string, string>;

/** names change once in a while, and are fresh on the site within this */
const KEPT_MS = 1_000;
const known = new WeakMap<Services, Map<LocaleCode, { until: number; words: Promise<Words> }>>();

async function readWords({ db }: Services, code: LocaleCode): Promise<Words> {
  const { rows } = await sql<{ name: string; said: string }>`
    SELECT name, names->>${code} AS said FROM places WHERE names ? ${code}
    UNION SELECT name, names->>${code} FROM world_parts WHERE names ? ${code}`.execute(db);
  return new Map(rows.map(({ name, said }) => [name, said]));
}

/** @param language ISO locale of the reader; undefined where there is nothing to say otherwise */
export async function placeWords(services: Services, language: string): Promise<SayPlace | undefined> {
  const { code } = localeOf(language);
  if (code === DEFAULT_LOCALE.code) return undefined;
  const byCode = known.get(services) ?? new Map<LocaleCode, { until: number; words: Promise<Words> }>();
  known.set(services, byCode);
  let kept = byCode.get(code);
  if (!kept || kept.until < Date.now()) {
    kept = { until: Date.now() + KEPT_MS, words: readWords(services, code) };
    kept.words.catch(() => byCode.delete(code));
    byCode.set(code, kept);
  }
  const words = await kept.words;
  return (name) => words.get(name) ?? name;
}
