import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createDb, type DatabaseHandle } from '../../../../platform/db.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { fold, phraseWords } from './fold.ts';

let database: TestDatabase;
let db: DatabaseHandle;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.connection, { max: 1 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const inSql = async (texts: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ folded: string }>`
    SELECT folded(text) AS folded FROM unnest(${texts}::text[]) WITH ORDINALITY asked(text, at) ORDER BY at`.execute(
    db,
  );
  return rows.map(({ folded }) => folded);
};

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at));

/** signs that the database spells out and nobody types */
const UNALIKE = new Set('©®ªºµ¼½¾ŉ');

describe('names are compared', () => {
  it.each([
    ['without case and accents', 'Ærøskøbing, São Tomé', 'aeroskobing sao tome'],
    ['without apostrophes and dashes', 'Riders’ trail over Ala-Archa', 'riders trail over ala archa'],
    ['in Latin letters', 'Озеро Сон-Куль, Щёлково', 'ozero son kul shchelkovo'],
    ['of Vietnam', 'Đèo Mã Pí Lèng', 'deo ma pi leng'],
    ['as they are where there are no Latin ones', '黄山 и 東京', '黄山 i 東京'],
    ['without pictures and signs', '100% 💥 nature_\\', '100 nature'],
    ['of nothing', ' –%_ ', ''],
  ])('%s', async (_title, name, expected) => {
    expect(fold(name)).toBe(expected);
    expect(await inSql([name])).toEqual([expected]);
  });

  it('alike by the api and by the database, letter by letter', async () => {
    const letters = [
      ...range(0x20, 0x17f),
      ...range(0x400, 0x45f),
      ...range(0x1ea0, 0x1ef9),
      ...range(0x2010, 0x2027),
      ...range(0x4e00, 0x4e20),
    ].filter((letter) => !UNALIKE.has(letter));
    const texts = letters.map((letter) => `a${letter}b`);
    const folded = await inSql(texts);
    const unalike = texts.flatMap((text, at) =>
      fold(text) === folded[at] ? [] : [`${text}: ${fold(text)}, ${folded[at]}`],
    );
    expect(unalike).toEqual([]);
  });
});

describe('words of a phrase', () => {
  it('are few and short, each once', () => {
    expect(phraseWords('New new york')).toEqual(['new', 'york']);
    expect(phraseWords('a b c d e f g h i j')).toHaveLength(8);
    expect(phraseWords('x'.repeat(10_000))).toEqual(['x'.repeat(40)]);
    expect(phraseWords('%%')).toEqual([]);
  });
});
