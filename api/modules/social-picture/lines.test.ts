import { describe, expect, it } from '@jest/globals';
import { strongFace, titleFace } from './face.ts';
import { breakLines, fitLines } from './lines.ts';

/** every letter is as wide as the size */
const square = (size: number) => ({ size, width: (text: string) => [...text].length * size });

describe('lines', () => {
  it.each<[string, string, number, string[]]>([
    ['that fit stay one', 'to the lake', 3, ['to the lake']],
    ['break between words', 'over three passes', 3, ['over three', 'passes']],
    [
      'end with an ellipsis when there are more',
      'over three passes to the two lakes of the north',
      2,
      ['over three', 'passes to…'],
    ],
    ['break inside a word that is wider', 'Llanfairpwllgwyngyll', 3, ['Llanfairpwl', 'lgwyngyll']],
    ['keep what a no-break space holds together', 'from here 105\u00a0000', 3, ['from here', '105\u00a0000']],
    ['break between Chinese letters', '天山徒步三座山口与高山湖泊', 3, ['天山徒步三座山口与高山', '湖泊']],
    ['begin with no mark that ends something', '一二三四五六七八九十百，千里', 3, ['一二三四五六七八九十', '百，千里']],
    ['keep a name in Latin letters whole', '沿着河谷前往 Terskey 山', 3, ['沿着河谷前往', 'Terskey 山']],
    ['cut a Chinese text off after a letter', '天山徒步三座山口与高山湖泊及温泉', 1, ['天山徒步三座山口与高…']],
    ['are none without words', '', 3, []],
  ])('%s', (_what, text, most, lines) => {
    expect(breakLines(text, 11, most, square(1)).lines).toEqual(lines);
  });

  const settings = [
    { face: square(2), most: 1 },
    { face: square(1), most: 2 },
  ] as const;

  it.each([
    ['short', 2, ['short']],
    ['some longer words', 1, ['some longer words']],
    ['more words than one line takes', 1, ['more words than', 'one line takes']],
    ['more words than there is room for in two lines', 1, ['more words than', 'there is room for…']],
  ])('"%s" is written at size %d', (text, size, lines) => {
    const fit = fitLines(text, 20, [...settings]);
    expect([fit.face.size, fit.lines]).toEqual([size, lines]);
  });

  it('no word stands alone in the last line', () => {
    const name = 'M’Goun massif and the Valley of Roses with a Berber mule team';
    const face = titleFace(72);
    expect(breakLines(name, 1072, 3, face).lines.at(-1)).toBe('team');
    const { lines } = fitLines(name, 1072, [{ face, most: 3 }]);
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)?.split(' ').length).toBeGreaterThan(2);
  });
});

describe('a face', () => {
  it('has Latin and Cyrillic letters and the signs of money', () => {
    for (const face of [titleFace(40), strongFace(20)]) {
      for (const text of [
        'Königsweg à Łódź',
        'Долгий путь через Ёлку',
        '€ $ ₽ ₸ £ ¥ Br',
        '8 – 12 · …',
        '天山徒步，带上“友人” 8 天',
      ]) {
        expect(face.readable(text)).toBe(text);
      }
    }
  });

  it('leaves out what it cannot draw', () => {
    expect(titleFace(40).readable('  Lake 🏔️ \n trail 서울 ')).toBe('Lake trail');
  });

  it('draws as wide as it measures, and twice as wide at twice the size', () => {
    expect(titleFace(80).width('Traverse')).toBeCloseTo(2 * titleFace(40).width('Traverse'));
    expect(
      titleFace(40)
        .draw('To', 10, 20)
        .match(/<path /g),
    ).toHaveLength(2);
  });
});
