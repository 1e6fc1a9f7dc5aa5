/** one for each locale: making one costs more than dozens of its texts, and a page has a rating on every card */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(locale: string): Intl.NumberFormat {
  const known =
    formatters.get(locale) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
  formatters.set(locale, known);
  return known;
}

/** "4.96", "4.9", "5.0": as exact as averages of reviews are, so that 4.96 is not five */
export const formatRating = (locale: string, rating: number): string => formatterOf(locale).format(rating);
