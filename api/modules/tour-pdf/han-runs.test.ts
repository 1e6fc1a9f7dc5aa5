import { expect, it } from '@jest/globals';
import { hanRuns, hasHan } from './han-runs.ts';

it.each<[string, string[]]>([
  ['Terskey Alatau', ['Terskey Alatau']],
  ['Долгий путь “туда”', ['Долгий путь “туда”']],
  ['天山徒步', ['[天山徒步]']],
  ['第 12 天', ['[第]', ' 12 ', '[天]']],
  ['with 王芳 and “Ala-Too”', ['with ', '[王芳]', ' and “Ala-Too”']],
  ['住在“山口”营地，€890 起。', ['[住在“山口”营地，]', '€890 ', '[起。]']],
  ['富士山へようこそ', ['[富士山へようこそ]']],
  ['', []],
])('"%s" is written in %j', (text, runs) => {
  expect(hanRuns(text).map((run) => (run.isHan ? `[${run.text}]` : run.text))).toEqual(runs);
  expect(hasHan(text)).toBe(runs.some((run) => run.startsWith('[')));
});
