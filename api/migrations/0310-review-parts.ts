import { type Kysely, sql } from 'kysely';

/** A word of the text in any of the site's languages; C locales fold no case but Latin's. */
const TOPICS: Readonly<Record<string, string>> = {
  guide:
    '\\m(guides?|leaders?|crew|bergführer|reiseleiter)\\M|\\m[Гг]ид(а|у|е|ом|ы|ов|ам|ами|ах)?\\M|[Пп]роводник|向导|领队',
  route:
    '\\m(route|paths?|trail|views?|stage|descent|landscape|weg|aussicht|etappe)\\M|[Мм]аршрут|[Тт]роп[аеуы]|路线|风景',
  food: '\\m(food|breakfast|lunch|dinner|soup|ate|vegetarian|meals?|essen|frühstück|küche)\\M|[Зз]автрак|[Уу]жин|[Кк]ухн|食物|早餐',
  lodging:
    '\\m(beds?|tents?|lodging|huts?|bathroom|shower|rooms?|bett|zelte?|hütte|unterkunft)\\M|[Пп]алатк|[Нн]очлег|帐篷|住宿',
  pace: '\\m(pace|slow|slower|slowest|rushed|tempo|langsam)\\M|\\m[Тт]емп(а|у|е|ом|ы)?\\M|[Мм]едленн|节奏|速度',
  weather:
    '\\m(weather|rain|rained|fog|hail|forecast|wetter|regen)\\M|[Пп]огод|\\m[Дд]ожд[ьяюиеёл][а-яё]*\\M|天气|下雨',
  group: '\\m(group|strangers|company|gruppe)\\M|[Гг]рупп|团队|同伴',
  value: '\\m(price|money|cent|worth|preis|geld)\\M|\\m[Цц]ен[аыуе]\\M|[Дд]еньги|价格|值得',
};

/**
 * Who somebody travelled with, as they say themselves, and what a review speaks of. The topics are read by the database, so that a text
 * has them whoever wrote it, and the ones that are there get them now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const cases = Object.entries(TOPICS).map(
    ([topic, words]) => sql`CASE WHEN body ~* ${sql.lit(words)} THEN ${sql.lit(topic)} END`,
  );
  await sql`
    ALTER TABLE reviews ADD COLUMN traveller text
      CONSTRAINT reviews_traveller CHECK (traveller IN ('solo', 'couple', 'family', 'friends'))`.execute(db);
  await sql`
    ALTER TABLE reviews ADD COLUMN topics text[] NOT NULL
      GENERATED ALWAYS AS (array_remove(ARRAY[${sql.join(cases)}]::text[], NULL)) STORED`.execute(db);
}
