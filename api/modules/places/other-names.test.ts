import { describe, expect, it } from '@jest/globals';
import { otherNamesOf, pinyinOf } from './other-names.ts';

describe('names on a Latin keyboard', () => {
  it.each([
    ['挪威', ['nuowei']],
    ['格鲁吉亚', ['gelujiya']],
    ['重庆', ['chongqing']],
    ['长城', ['changcheng']],
    ['绿岛', ['lüdao', 'lvdao']],
    ['M’Goun 山', ['shan']],
    ['Norwegen', []],
    ['Норвегия', []],
    ['', []],
  ])('%s: %j', (name, spelled) => {
    expect(pinyinOf(name)).toEqual(spelled);
  });

  it('stand behind the names themselves', () => {
    expect(otherNamesOf({ de: 'Norwegen', ru: 'Норвегия', zh: '挪威' }, 'Norge')).toBe(
      'Norwegen Норвегия 挪威 Norge nuowei',
    );
    expect(otherNamesOf({})).toBe('');
  });
});
