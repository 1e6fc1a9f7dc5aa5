import { expect, it } from '@jest/globals';
import { isBounded } from './is-bounded.ts';

const KEYS: Readonly<Record<string, readonly string[]>> = { walks: ['id'], days: ['walk_id', 'day'] };
const isKey = (table: string, columns: readonly string[]) =>
  KEYS[table]?.every((column) => columns.includes(column)) === true;

it.each([
  'UPDATE walks SET days = 1 WHERE id IN (SELECT id FROM walks WHERE days = 0 LIMIT $1)',
  'update "walks" set "days" = $1 where "id" in (select "id" from "walks" where "days" = $2 limit $3)',
  'UPDATE walks w SET name = (SELECT name FROM guides LIMIT 1) WHERE w.id IN (SELECT o.id FROM walks o LIMIT 500) AND days > 1',
  'UPDATE days SET text = $1 WHERE (walk_id, day) IN (SELECT walk_id, day FROM days WHERE text IS NULL LIMIT 500 FOR UPDATE SKIP LOCKED)',
  'DELETE FROM walks WHERE id IN (SELECT id FROM walks WHERE (days > 3 OR days < 1) LIMIT 500) RETURNING id;',
  "INSERT INTO notes (walk_id, text) SELECT id, '; none' FROM walks WHERE days > 3 LIMIT 500 ON CONFLICT DO NOTHING",
])('writes as many rows as it says: %s', (statement) => {
  expect(isBounded(statement, isKey)).toBe(true);
});

it.each([
  ['the limit chooses a value', 'UPDATE walks SET region_id = (SELECT id FROM regions LIMIT 1)'],
  ['no row in particular', 'UPDATE walks SET days = 1 WHERE days = (SELECT days FROM walks LIMIT 1)'],
  ['of each region there are many', 'UPDATE walks SET days = 1 WHERE region_id IN (SELECT id FROM regions LIMIT 500)'],
  ['of each kind there are many', 'UPDATE walks SET days = 1 WHERE kind IN (SELECT kind FROM walks LIMIT 5)'],
  ['of each walk there are many', 'DELETE FROM days WHERE walk_id IN (SELECT walk_id FROM days LIMIT 5)'],
  ['all others', 'UPDATE walks SET days = 1 WHERE id NOT IN (SELECT id FROM walks LIMIT 5)'],
  ['and others', 'UPDATE walks SET days = 1 WHERE id IN (SELECT id FROM walks LIMIT 5) OR days = 0'],
  ['limited further in', 'DELETE FROM walks WHERE id IN (SELECT id FROM walks, (SELECT FROM guides LIMIT 1) g)'],
  ['all that it is joined with', 'UPDATE walks SET days = 1 FROM guides g WHERE id IN (SELECT id FROM walks LIMIT 5)'],
  ['a word in a text', "UPDATE walks SET note = 'WHERE id IN (SELECT id FROM walks LIMIT 5)'"],
  ['a word in a comment', 'UPDATE walks SET days = 1 -- WHERE id IN (SELECT id FROM walks LIMIT 5)'],
  ['one after it', 'DELETE FROM walks WHERE id IN (SELECT id FROM walks LIMIT 5) AND true; DELETE FROM walks'],
  ['no limit at all', 'DELETE FROM walks WHERE id IN (SELECT id FROM walks LIMIT ALL)'],
  ['from a limited one', 'INSERT INTO notes SELECT w.id FROM walks w, (SELECT FROM guides LIMIT 1) g'],
  ['by what was chosen elsewhere', 'WITH some AS (SELECT id FROM walks LIMIT 5) UPDATE walks SET days = 1 FROM some'],
])('does not: %s: %s', (_why, statement) => {
  expect(isBounded(statement, isKey)).toBe(false);
});
