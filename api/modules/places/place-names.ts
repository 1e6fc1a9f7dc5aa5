import { DEFAULT_LOCALE, type LocaleCode, localeOf } from '@cairn/shared-contracts/i18n/locales';
import { sql } from 'kysely';
import { withoutBudget } from '../../platform/budget.ts';
import { altIn } from '../../platform/media-item.ts';
import type { Services } from '../../platform/services.ts';

/** says a name of a place, its heading, caption or text in the reader's language; what nobody has translated stays as it is */
export interface SayPlace {
  (name: string): string;
  code: LocaleCode;
  /** the text of a picture, which has its own in every language */
  alt(item: object): unknown;
}
type Names = ReadonlyMap<string, string>;

const PARTS = /( · |, )/;

/** a line of more than one name: "Georgia · 8 days", "Mestia, Georgia" */
export const sayParts = (text: string, say: SayPlace): string => text.split(PARTS).map(say).join('');

/** names change once in a while, and are fresh on the site within this also where no word of it comes */
const CACHED_MS = 1_000;
type Known = Map<LocaleCode, { until: number; names: Promise<Names> }>;
const known = new WeakMap<Services, Known>();

function knownOf(services: Services): Known {
  const before = known.get(services);
  if (before) return before;
  const byCode: Known = new Map();
  known.set(services, byCode);
  services.pagesRevision.onChange(() => byCode.clear());
  return byCode;
}

async function readNames({ db }: Services, code: LocaleCode): Promise<Names> {
  const { rows } = await sql<{ name: string; said: string }>`
    SELECT name, names->>${code} AS said FROM places WHERE names ? ${code}
    UNION SELECT caption, captions->>${code} FROM places WHERE captions ? ${code}
    UNION SELECT heading, headings->>${code} FROM places WHERE headings ? ${code}
    UNION SELECT body, bodies->>${code} FROM places WHERE bodies ? ${code}
    UNION SELECT name, names->>${code} FROM world_parts WHERE names ? ${code}
    UNION SELECT name, names->>${code} FROM stop_names s
      WHERE names ? ${code} AND NOT EXISTS (SELECT FROM places p WHERE p.name = s.name)`.execute(db);
  return new Map(rows.map(({ name, said }) => [name, said]));
}

/** @param language ISO locale of the reader; undefined where there is nothing to say otherwise */
export async function placeNames(services: Services, language: string): Promise<SayPlace | undefined> {
  const { code } = localeOf(language);
  if (code === DEFAULT_LOCALE.code) return undefined;
  const byCode = knownOf(services);
  let cached = byCode.get(code);
  if (!cached || cached.until < Date.now()) {
    // for all who ask meanwhile, however long the first of them waits
    cached = { until: Date.now() + CACHED_MS, names: withoutBudget(() => readNames(services, code)) };
    cached.names.catch(() => byCode.delete(code));
    byCode.set(code, cached);
  }
  const names = await cached.names;
  return Object.assign((name: string) => names.get(name) ?? name, { code, alt: (item: object) => altIn(item, code) });
}
