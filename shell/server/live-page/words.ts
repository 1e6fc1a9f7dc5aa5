import { createI18n, type Texts, type Translate } from '@cairn/shared-contracts/i18n/create-i18n';
import type { LocaleCode, LocaleProperties } from '@cairn/shared-contracts/i18n/locales';
import type { Measure } from '@cairn/shared-contracts/remote/version-figures';
import de from './i18n/de.json' with { type: 'json' };
import english from './i18n/en-US.json' with { type: 'json' };
import ru from './i18n/ru.json' with { type: 'json' };
import zh from './i18n/zh.json' with { type: 'json' };

const TEXTS: Readonly<Record<LocaleCode, Texts>> = { 'en-US': english, de, ru, zh };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What the page says, and how it writes numbers and times, in one language. */
export interface Words {
  language: string;
  t: Translate;
  count(count: number): string;
  percent(share: number, digits: number): string;
  /** '1.5 s', '120 ms'; of shifts, which come times 1000, '0.05' */
  measure(measure: Measure, value: number): string;
  /** '7 Nov, 08:00', UTC; nothing where the text is no date */
  moment(at: string): string;
  /** '26 min', '2 h', '9 days' */
  age(at: string, now: number): string;
}

function wordsOf({ code, iso }: LocaleProperties): Words {
  const t = createI18n(iso, { live: TEXTS[code] }).of('live');
  // English as in Europe: the day before the month, 24 hours, as everybody on call reads them
  const dates = new Intl.DateTimeFormat(code === 'en-US' ? 'en-GB' : iso, {
    ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZone: 'UTC' },
  });
  const counts = new Intl.NumberFormat(iso);
  return {
    language: iso,
    t,
    count: (count) => counts.format(count),
    percent: (share, digits) => {
      const text = new Intl.NumberFormat(iso, { minimumFractionDigits: digits, maximumFractionDigits: digits });
      return `${text.format(100 * share)}\u00a0%`;
    },
    measure(measure, value) {
      const number = (digits: number) =>
        new Intl.NumberFormat(iso, { minimumFractionDigits: digits, maximumFractionDigits: digits });
      if (measure === 'cls') return number(2).format(value / 1000);
      if (value < 1000) return t('measure.milliseconds', { value: number(0).format(value) });
      return t('measure.seconds', { value: number(1).format(value / 1000) });
    },
    moment: (at) => (Number.isNaN(Date.parse(at)) ? '' : dates.format(new Date(at))),
    age(at, now) {
      const age = Math.max(0, now - Date.parse(at));
      if (age < HOUR_MS) return t('age.minutes', { count: Math.floor(age / MINUTE_MS) });
      if (age < DAY_MS) return t('age.hours', { count: Math.floor(age / HOUR_MS) });
      return t('age.days', { count: Math.floor(age / DAY_MS) });
    },
  };
}

const known = new Map<string, Words>();

export function wordsIn(locale: LocaleProperties): Words {
  const words = known.get(locale.code) ?? wordsOf(locale);
  known.set(locale.code, words);
  return words;
}
