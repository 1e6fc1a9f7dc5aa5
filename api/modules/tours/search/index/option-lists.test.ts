import { expect, it } from '@jest/globals';
import { OptionBits } from './option-bits.ts';
import { OptionLists } from './option-lists.ts';
import { SectionReader, SectionWriter } from './snapshot/sections.ts';

const ROWS = 64;

function tours() {
  const lists = new OptionLists(ROWS);
  const levels = new OptionBits<number>(ROWS, 'levels', undefined, lists);
  const beds = new OptionBits<string>(ROWS, 'beds', undefined, lists);
  const put = (row: number, level: number, ...kinds: string[]): void => {
    levels.set(level, row);
    for (const kind of kinds) beds.set(kind, row);
    lists.close(row);
  };
  put(0, 1, 'tent', 'tent');
  put(1, 1, 'hut', 'tent');
  put(2, 3);
  return { lists, levels, beds, put };
}
const counted = (lists: OptionLists, bits: OptionBits<string> | OptionBits<number>, rows: readonly number[]) => {
  const counts = lists.countIn(Int32Array.from(rows), rows.length);
  return Object.fromEntries([...bits.options()].map(({ key, number }) => [key, counts[number]]));
};

it('counts each option once a row, of the rows that are asked for', () => {
  const { lists, levels, beds } = tours();
  expect(counted(lists, levels, [0, 1, 2])).toEqual({ 1: 2, 3: 1 });
  expect(counted(lists, beds, [0, 1, 2])).toEqual({ tent: 2, hut: 1 });
  expect(counted(lists, beds, [1])).toEqual({ tent: 1, hut: 1 });
  expect(counted(lists, beds, [])).toEqual({ tent: 0, hut: 0 });
});

it('counts a row as it is after it changed, or was cleared', () => {
  const { lists, beds, put } = tours();
  put(1, 2, 'hotel');
  lists.clear(0);
  expect(counted(lists, beds, [0, 1, 2])).toEqual({ tent: 0, hut: 0, hotel: 1 });
});

it('goes on with the same numbers from a file', () => {
  const { lists, levels, beds } = tours();
  const to = new SectionWriter();
  lists.save(to);
  levels.save('levels', to);
  beds.save('beds', to);
  const parts = Buffer.concat([...to.file()]);
  const file = Buffer.from(new ArrayBuffer(parts.length));
  parts.copy(file);
  const from = new SectionReader(file);
  const saved = new OptionLists(ROWS, from);
  const again = new OptionBits<string>(ROWS, 'beds', from, saved);
  again.set('yurt', 3);
  saved.close(3);
  expect(counted(saved, again, [0, 1, 2, 3])).toEqual({ tent: 2, hut: 1, yurt: 1 });
});
