import { describe, expect, it } from '@jest/globals';
import { chineseNewYear, easter, orthodoxEaster } from './calendar.ts';

describe('feasts that move', () => {
  it.each(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16', '2038-04-25'])(
    'Easter is on %s',
    (day) => {
      expect(easter(Number(day.slice(0, 4)))).toBe(day);
    },
  );

  // dateutil.easter(year, EASTER_ORTHODOX)
  it.each(['2026-04-12', '2027-05-02', '2028-04-16', '2029-04-08', '2030-04-28', '2031-04-13', '2032-05-02'])(
    'Orthodox Easter is on %s',
    (day) => {
      expect(orthodoxEaster(Number(day.slice(0, 4)))).toBe(day);
    },
  );

  it.each(['2025-01-29', '2026-02-17', '2027-02-06', '2028-01-26', '2030-02-03', '2034-02-19', '2036-01-28'])(
    'a Chinese year begins on %s',
    (day) => {
      expect(chineseNewYear(Number(day.slice(0, 4)))).toBe(day);
    },
  );
});
