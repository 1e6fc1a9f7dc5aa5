import { expect, it } from '@jest/globals';
import { datesInBar } from './dates-in-bar.ts';

const TODAY = '2026-11-26';

it.each([
  ['2026-12-05', '2026-12-12', 'en-US', TODAY, 'Dec 5 – 12'],
  ['2026-12-28', '2027-01-04', 'en-US', TODAY, 'Dec 28 – Jan 4, 2027'],
  ['2027-11-26', '2027-12-03', 'en-US', TODAY, 'Nov 26 – Dec 3, 2027'],
  ['2027-12-28', '2028-01-04', 'en-US', TODAY, 'Dec 28 – Jan 4, 2028'],
  ['2027-12-28', '2028-01-04', 'de-DE', TODAY, '28. Dez. – 4. Jan. 2028'],
  ['2027-06-14', '2027-06-21', 'zh-CN', TODAY, '2027年6月14日 – 21日'],
  ['2026-12-05', '2026-12-12', 'en-US', null, 'Dec 5 – 12, 2026'],
])('%s to %s in %s on %s reads "%s"', (start, end, locale, today, text) => {
  expect(datesInBar({ start, end }, locale, today)).toBe(text);
});
