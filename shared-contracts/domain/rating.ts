/** "4.96", "4.9", "5.0": as exact as averages of reviews are, so that 4.96 is not five */
export const formatRating = (locale: string, rating: number): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 2 }).format(rating);
