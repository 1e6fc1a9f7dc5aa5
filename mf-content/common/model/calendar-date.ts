type DateStyle = 'short' | 'long';

const FORMATS: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
};

/** '2026-11-12' in the words of the locale. A calendar date belongs to no time zone. */
export const calendarDateText = (date: string, locale: string, style: DateStyle): string =>
  new Intl.DateTimeFormat(locale, { ...FORMATS[style], timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
